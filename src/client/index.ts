/** The JavaScript of every page. It may load late, so each part also handles what the visitor has already done. */
import { startDisclosures, startHover } from "./disclosures";
import { on } from "./on";

/** Scroll distance in CSS pixels beyond which the header has a shadow. */
const HEADER_SHADOW_AT = 10;

/** Adds a shadow to the header once the page is scrolled. */
const startHeader = (view: Window): void => {
  const mark = () => {
    for (const header of view.document.querySelectorAll("[data-header]"))
      header.toggleAttribute("data-scrolled", view.scrollY > HEADER_SHADOW_AT);
  };
  on(view, mark, "scroll");
  // Wait for the next frame, because reading scrollY while the page is being parsed would force a layout.
  view.requestAnimationFrame(mark);
};

/**
 * Loads a street map from `data-src` when the `<details>` around it opens. `loading="lazy"` is not enough, because browsers ignore it
 * when JavaScript is off.
 */
const startStreetMap = (document: Document): void => {
  const show = () => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>("[open]>iframe")) {
      // The map works only with its own origin. Do not set this in the HTML: until `src` is set, the frame's document has this site's
      // origin, and a script in it could remove the sandbox.
      frame.sandbox.add("allow-same-origin");
      frame.src ||= frame.dataset.src ?? "";
    }
  };
  // Listen in the capture phase, because "toggle" does not bubble.
  document.addEventListener("toggle", show, true);
  show();
};

/** Adds the current hash to the language link, so that it leads to the same section in the other language. */
const startLanguage = (document: Document): void =>
  on(
    document,
    ({ target }) => {
      if (target instanceof HTMLAnchorElement && "language" in target.dataset) target.hash = document.location.hash;
    },
    "click",
  );

/** Moves the line of a comparison slider, and updates the slider's spoken value (src/components/sections/picture-pair.module.css). */
const startComparisons = (document: Document): void => {
  const move = (handle: EventTarget | null) => {
    if (!(handle instanceof HTMLInputElement && handle.type === "range")) return;
    const { value, parentElement } = handle;
    parentElement?.style.setProperty("--at", `${value}%`);
    handle.ariaValueText = (handle.ariaValueText ?? "").replace(/\d+/, value);
  };
  on(document, ({ target }) => move(target), "input");
  // The visitor may already have moved a handle.
  document.querySelectorAll("input").forEach(move);
};

/** Lets keyboard focus reach a strip only while the strip can scroll (src/components/ui/strip.tsx). */
const startStrips = (view: Window): void => {
  const mark = () => {
    for (const strip of view.document.querySelectorAll<HTMLElement>("ul[tabindex]"))
      strip.tabIndex = strip.scrollWidth > strip.clientWidth ? 0 : -1;
  };
  on(view, mark, "load", "resize");
  view.requestAnimationFrame(mark);
};

/** Sets the copyright year to the current year, because the page may have been built last year. */
const startYear = (document: Document): void => {
  const write = () => {
    for (const element of document.querySelectorAll("[data-year]")) element.textContent = `${new Date().getFullYear()}`;
  };
  write();
  // Repeat once the page is parsed, because the footer may not be parsed yet.
  on(document, write, "DOMContentLoaded");
};

/** Starts all parts of the page's JavaScript. */
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
