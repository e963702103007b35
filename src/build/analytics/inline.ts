/** The second script of every page of a site that counts visits: brings the service's own script, late. */
import { FAILED_EVENT, RECEIVED_EVENT } from "../../quote/outcome-events";
import type { Vendor } from "./vendor";

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

/** What a browser says of its visitor's wishes and of itself. Types of the platform do not know them all. */
interface Asked {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
  readonly webdriver?: boolean;
}

/**
 * Tells whether this visit may be counted: not that of somebody who asked not to be tracked, nor that of a program that tests.
 *
 * @see https://www.w3.org/TR/gpc/
 */
export const mayCount = ({ doNotTrack, globalPrivacyControl, webdriver }: Asked): boolean =>
  globalPrivacyControl !== true && webdriver !== true && doNotTrack !== "1";

/** Brings the script, unless the visitor asked not to be counted. */
export const startAnalytics = ({ script: src, data, takesEvents }: Pick<Vendor, "script" | "data" | "takesEvents">): void => {
  if (!mayCount(navigator)) return;
  const script = Object.assign(document.createElement("script"), { src, fetchPriority: "low" });
  Object.assign(script.dataset, data);
  if (takesEvents) sendEvents();
  const add = () => document.head.append(script);
  // Behind all else: once the page has loaded, or with the first gesture.
  addEventListener("load", add);
  addEventListener("pointerdown", add, { once: true });
};
