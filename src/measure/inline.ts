/** The second script of every page of a site that counts visits: brings the service's own script, late. */
import { FAILED_EVENT, RECEIVED_EVENT } from "../quote/outcome-events";
import { mayCount } from "./may-count";
import type { Vendor } from "./vendor";

/** Set by the bundler. */
declare const VENDOR: Pick<Vendor, "script" | "data" | "takesEvents">;

type Plausible = (name: string, options: { readonly props: { readonly what: string } }) => void;

declare global {
  interface Window {
    /** Plausible's function; until its script is there, a queue that it empties. @see https://plausible.io/docs/custom-event-goals */
    plausible?: Plausible & { q?: unknown[] };
  }
}

/** Tells Plausible what else an owner wants to know: taps on call and text links, and what became of a form. */
const sendEvents = (): void => {
  const queue: unknown[] = [];
  window.plausible ??= Object.assign((...event: Parameters<Plausible>) => void queue.push(event), { q: queue });
  const send = (name: string, what: string) => window.plausible?.(name, { props: { what } });
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.protocol === "tel:") send("Tap", "call");
    if (link?.protocol === "sms:") send("Tap", "text");
  });
  addEventListener(RECEIVED_EVENT, () => send("Form", "sent"), true);
  addEventListener(FAILED_EVENT, () => send("Form", "failed"), true);
};

/** Adds a script once the page has loaded and the browser has nothing to do, or with the first gesture; behind all else on the line. */
const loadLate = (script: HTMLScriptElement): void => {
  const add = () => document.head.append(script);
  script.fetchPriority = "low";
  // Not every Safari knows when it is idle.
  addEventListener("load", () => setTimeout("requestIdleCallback" in window ? () => requestIdleCallback(add) : add));
  addEventListener("pointerdown", add, { once: true });
};

if (mayCount(navigator)) {
  const script = Object.assign(document.createElement("script"), { src: VENDOR.script });
  Object.assign(script.dataset, VENDOR.data);
  if (VENDOR.takesEvents) sendEvents();
  loadLate(script);
}
