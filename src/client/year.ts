import { on } from "./on";

/** Sets the year of the copyright line, `[data-year]`, to the visitor's: a page may be older than the year is. */
export const startYear = (document: Document): void => {
  const write = () => {
    for (const element of document.querySelectorAll("[data-year]")) element.textContent = `${new Date().getFullYear()}`;
  };
  write();
  // The line may not have come yet.
  on(document, write, "DOMContentLoaded");
};
