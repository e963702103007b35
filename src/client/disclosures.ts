/** Handles `<details>` elements: closes menus, opens dropdowns on hover, and opens the section that the URL's hash names. */
import { on } from "./on";

/** Returns the closest element with the given tag, starting at an event's target. */
const closestElement = <Tag extends keyof HTMLElementTagNameMap>(
  target: EventTarget | null,
  tag: Tag,
): HTMLElementTagNameMap[Tag] | null => (target instanceof Element ? target.closest(tag) : null);

/** Returns the area in which clicks do not close a menu: the open mobile menu around a dropdown; otherwise, the menu's parent. */
const around = (details: Element): Element | null => details.closest("[open]+nav") ?? details.parentElement;

/** Matches open dropdowns and the open mobile menu. */
const OPEN_MENUS = "details[data-dropdown][open],details[data-menu][open]";

/**
 * Closes dropdowns and the mobile menu on Escape, on a click, tap or focus outside, and when a link is followed. When a dropdown opens,
 * the browser itself closes the other dropdowns (`<details name>`). Also opens the section that the URL's hash names.
 */
export const startDisclosures = (document: Document): void => {
  const opened = () => [...document.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS)];
  const closeOthers = (inside: EventTarget | null) => {
    for (const details of opened()) if (!(inside instanceof Node && around(details)?.contains(inside))) details.open = false;
  };

  on(document, ({ target }) => closeOthers(closestElement(target, "a") ? null : target), "click");
  // Also listen for pointerup, because iPhones send no click for a tap on plain text. Scrolling sends pointercancel instead.
  on(document, ({ target }) => closeOthers(target), "pointerup", "focusin");

  // Close menus before the page enters the back/forward cache, so that they are closed when the visitor returns.
  on(window, () => closeOthers(null), "pagehide");

  // Browsers open the `<details>` around the target of a hash, but not a `<details>` that is itself the target.
  const openNamed = () => {
    const named = document.getElementById(location.hash.slice(1));
    if (named instanceof HTMLDetailsElement) named.open = true;
  };
  on(window, openNamed, "hashchange");
  // Repeat once the page is parsed, because the section may not be parsed yet.
  on(document, openNamed, "DOMContentLoaded");
  openNamed();

  const closeInnermost = () => {
    // The last open menu in the document is the innermost.
    const details = opened().pop();
    if (!details) return;
    const focused = document.activeElement;
    // Do not move the focus if it is elsewhere, for example in a field while a menu is open on hover.
    if (focused === document.body || around(details)?.contains(focused)) details.querySelector("summary")?.focus();
    details.open = false;
  };
  on(document, ({ key }) => key === "Escape" && closeInnermost(), "keydown");
};

/** Delay before a dropdown closes after the mouse leaves it, so that the mouse can cross the gap between the button and the panel. */
export const CLOSE_DELAY_MS = 200;
const FINE_POINTER = "(hover: hover) and (pointer: fine)";

/** Opens dropdowns on mouse hover and closes them after the mouse leaves. A click on the button keeps its dropdown open. */
export const startHover = (document: Document): void => {
  /** The dropdown that the mouse is over. */
  let pointed: HTMLDetailsElement | null = null;
  /** The dropdown that hovering opened last; null once a click on its button keeps it open. */
  let hovered: HTMLDetailsElement | null = null;
  let closing: number | undefined;

  const close = () => {
    const focused = document.activeElement;
    // Keep the panel open while the keyboard focus is in it.
    if (hovered && (!hovered.contains(focused) || closestElement(focused, "summary"))) hovered.open = false;
  };
  const point = (details: HTMLDetailsElement | null, mayOpen: boolean) => {
    if (details === pointed) return;
    pointed = details;
    clearTimeout(closing);
    if (details && !details.open && mayOpen && window.matchMedia(FINE_POINTER).matches) {
      hovered = details;
      details.open = true;
    } else if (details !== hovered) closing = window.setTimeout(close, CLOSE_DELAY_MS);
  };

  const pointAt = ({ target, pointerType }: PointerEvent) => {
    const details = closestElement(target, "details");
    // Dropdowns, except in the open mobile menu. Computers with a touch screen also match the media query, but fingers do not hover.
    point(details?.matches(":not([open])+nav [data-dropdown]") ? details : null, pointerType !== "touch");
  };
  on(document, pointAt, "pointerover");
  on(document.documentElement, () => point(null, false), "pointerleave");

  const keepOpen = (event: MouseEvent) => {
    if (!hovered || closestElement(event.target, "summary")?.parentElement !== hovered) return;
    // Keep a dropdown open that hovering has opened. `detail` is 0 for a key press, which toggles the dropdown as usual.
    if (hovered.open && event.detail) event.preventDefault();
    hovered = null;
  };
  on(document, keepOpen, "click");
};
