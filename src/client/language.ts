import { on } from "./on";

/** Has a link to this page in another language lead to the part that the visitor is at. */
export const startLanguage = (document: Document): void =>
  on(
    document,
    ({ target }) => {
      if (target instanceof HTMLAnchorElement && "language" in target.dataset) target.hash = document.location.hash;
    },
    "click",
  );
