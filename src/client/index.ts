/** The script of every page. It loads after the page, so each part also handles what the visitor has already opened or scrolled. */
import { startDisclosures, startHover } from "./disclosures";
import { on } from "./on";

/** Scroll distance from which the header has a shadow, in CSS pixels. */
const HEADER_SHADOW_AT = 10;

const startHeader = (view: Window): void => {
  const mark = () => {
    for (const header of view.document.querySelectorAll("[data-header]"))
      header.toggleAttribute("data-scrolled", view.scrollY > HEADER_SHADOW_AT);
  };
  view.addEventListener("scroll", mark);
  // In the next frame: reading scrollY while the page is being parsed would force a layout.
  view.requestAnimationFrame(mark);
};

/**
 * Loads a street map from `data-src` when the `<details>` around it opens. `loading="lazy"` is not enough: browsers ignore it while
 * scripting is off.
 */
const startStreetMap = (document: Document): void => {
  const show = () => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>("[open]>iframe")) {
      frame.src ||= frame.dataset.src ?? "";
    }
  };
  // "toggle" does not bubble.
  document.addEventListener("toggle", show, true);
  show();
};

/** Adds the current hash to the link to the page in the other language, so that it leads to the same section. */
const startLanguage = (document: Document): void =>
  on(
    document,
    ({ target }) => {
      if (target instanceof HTMLAnchorElement && "language" in target.dataset) target.hash = document.location.hash;
    },
    "click",
  );

/** Moves the dividing line of a comparison slider and updates its spoken value (src/components/sections/picture-pair.module.css). */
const startComparisons = (document: Document): void => {
  const move = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement && target.type === "range")) return;
    const { value, parentElement } = target;
    parentElement?.style.setProperty("--at", `${value}%`);
    target.ariaValueText = (target.ariaValueText ?? "").replace(/\d+/, value);
  };
  on(document, move, "input");
};

/** Makes lists tab stops only while they scroll (src/components/ui/strip.tsx). */
const startStrips = (view: Window): void => {
  const mark = () => {
    for (const strip of view.document.querySelectorAll<HTMLElement>("ul[tabindex]"))
      strip.tabIndex = strip.scrollWidth > strip.clientWidth ? 0 : -1;
  };
  for (const event of ["load", "resize"]) view.addEventListener(event, mark);
  view.requestAnimationFrame(mark);
};

/** Sets the copyright year to the current one: the page may have been built last year. */
const startYear = (document: Document): void => {
  const write = () => {
    for (const element of document.querySelectorAll("[data-year]")) element.textContent = `${new Date().getFullYear()}`;
  };
  write();
  // The footer may not be parsed yet.
  on(document, write, "DOMContentLoaded");
};

/** Starts all parts. */
export const startPage = (view: Window): void => {
  const { document } = view;
  startHeader(view);
  startDisclosures(document);
  startHover(document);
  startStreetMap(document);
  startLanguage(document);
  startComparisons(document);
  startStrips(view);
  startYear(document);
};
