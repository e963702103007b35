import { closestElement } from "./closest-element";
import { on } from "./on";

/** How long a dropdown stays after the mouse has left it: time to cross the gap between button and panel. */
export const CLOSE_DELAY_MS = 200;
const FINE_POINTER = "(hover: hover) and (pointer: fine)";

/** Opens dropdowns under a mouse and closes them behind it. A click on the button of such a dropdown keeps it open. */
export const startHover = (document: Document): void => {
  let pointed: HTMLDetailsElement | null = null;
  let hovered: HTMLDetailsElement | null = null;
  let closing: number | undefined;

  const close = () => {
    const focused = document.activeElement;
    // Someone who has gone into the panel by keyboard is not thrown out of it by the mouse.
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
    // Computers with a touch screen match the media query too, and a finger hovers over nothing.
    point(details?.matches("[data-dropdown]") ? details : null, pointerType !== "touch");
  };
  on(document, pointAt, "pointerover");
  document.documentElement.addEventListener("pointerleave", () => point(null, false));

  const keepOpen = (event: MouseEvent) => {
    if (!hovered || closestElement(event.target, "summary")?.parentElement !== hovered) return;
    // A key press on the button counts no clicks and toggles as ever.
    if (hovered.open && event.detail) event.preventDefault();
    hovered = null;
  };
  on(document, keepOpen, "click");
};
