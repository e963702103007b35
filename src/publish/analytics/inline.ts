/** Inline script for sites with analytics. Loads the analytics service's script and, for Plausible, sends events. */
import { FAILED_EVENT, RECEIVED_EVENT } from "../../quote/form-events";
import type { AnalyticsService } from "./service";

type Plausible = (name: string, options: { readonly props: { readonly what: string } }) => void;

declare global {
  interface Window {
    /** Plausible's function. Queues events until Plausible's script has loaded. @see https://plausible.io/docs/custom-event-goals */
    plausible?: Plausible & { q?: unknown[] };
  }
}

/** Sends Plausible events for taps on call and text links, and for form results. */
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

/** `navigator` properties that decide whether a visit is counted. The DOM types omit `globalPrivacyControl`. */
interface PrivacySignals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
  readonly webdriver?: boolean;
}

/**
 * Checks whether to count this visit. Returns false for automated browsers and for visitors who opted out of tracking.
 *
 * @see https://www.w3.org/TR/gpc/
 */
export const mayCount = ({ doNotTrack, globalPrivacyControl, webdriver }: PrivacySignals): boolean =>
  globalPrivacyControl !== true && webdriver !== true && doNotTrack !== "1";

/** Loads the analytics script if this visit may be counted. */
export const startAnalytics = ({ script: src, data, acceptsEvents }: Omit<AnalyticsService, "sources">): void => {
  if (!mayCount(navigator)) return;
  const script = Object.assign(document.createElement("script"), { src, fetchPriority: "low" });
  Object.assign(script.dataset, data);
  if (acceptsEvents) sendEvents();
  const add = () => document.head.append(script);
  // Load the script once the page has loaded, or on the first tap or click if that comes sooner. Adding the element twice has no effect.
  addEventListener("load", add);
  addEventListener("pointerdown", add, { once: true });
};
