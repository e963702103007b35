/** What `<details>` do not do by themselves: the header's are menus, which close, and one that the address names opens. */
import { closestElement } from "./closest-element";
import { on } from "./on";

const OPEN = "details[data-dropdown][open],details[data-menu][open]";

/** Closes dropdowns and the mobile menu on Escape, on a click, tap or focus outside, and when a link is followed. That one is open at a time is the browser's. */
export const startDisclosures = (document: Document): void => {
  const opened = () => [...document.querySelectorAll<HTMLDetailsElement>(OPEN)];
  const closeAround = (kept: EventTarget | null) => {
    for (const details of opened()) if (!(kept instanceof Node && details.contains(kept))) details.open = false;
  };

  on(document, ({ target }) => closeAround(closestElement(target, "a") ? null : target), "click");
  // iPhones send no click for a tap on plain text. A tap that turns into scrolling ends with pointercancel instead.
  on(document, ({ target }) => closeAround(target), "pointerup", "focusin");

  // A page that the browser keeps comes back with its menus closed.
  window.addEventListener("pagehide", () => closeAround(null));

  // A link to a printable sheet leads into it. Browsers open what is around the place that an address names, not the place itself.
  const openNamed = () => {
    const named = document.getElementById(location.hash.slice(1));
    if (named instanceof HTMLDetailsElement) named.open = true;
  };
  window.addEventListener("hashchange", openNamed);
  // This script may come before the end of the page does.
  on(document, openNamed, "DOMContentLoaded");
  openNamed();

  const closeInnermost = () => {
    // The last is the innermost.
    const details = opened().pop();
    if (!details) return;
    const focused = document.activeElement;
    // A menu the mouse opened takes no focus away from a field someone writes in.
    if (focused === document.body || details.contains(focused)) details.querySelector("summary")?.focus();
    details.open = false;
  };
  on(document, ({ key }) => key === "Escape" && closeInnermost(), "keydown");
};
