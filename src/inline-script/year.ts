/** Sets the year of the copyright line, `[data-year]`, to the visitor's: a page may be older than the year is. */
export const startYear = (document: Document): void => {
  document.addEventListener("DOMContentLoaded", () => {
    const year = document.querySelector("[data-year]");
    if (year) year.textContent = `${new Date().getFullYear()}`;
  });
};
