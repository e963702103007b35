/** Counts what happens on a page and sends it. Loaded when the page is done, it takes what src/measure/inline/own.ts has held. */
import { FAILED_EVENT, RECEIVED_EVENT } from "../../quote/outcome-events";
import type { Count } from "../counts";
import type { Destination } from "../way";
import { errorOf } from "./errors";
import { sendTo } from "./send";
import { tapOf } from "./taps";
import { countVisits } from "./visits";
import { countVitals } from "./vitals";

/** Set by the bundler. */
declare const MEASURE_TO: Destination;

declare global {
  interface HTMLScriptElement {
    /** What has happened since the page began, in its order. */
    held?: Event[];
  }
}

/** An error that comes again and again is told once, and a page that is broken does not flood the endpoint. */
const MOST_ERRORS = 10;

const count = sendTo(MEASURE_TO);
const errors = new Set<string>();

const ofForm = (form: EventTarget | null, what: "sent" | "failed"): Count | undefined =>
  // Without a place to send it to, a form goes nowhere.
  form instanceof HTMLFormElement && form.method === "post" ? { kind: "form", what } : undefined;

const ofClick = (target: EventTarget | null): Count | undefined => {
  const link = target instanceof Element ? target.closest("a") : null;
  const what = link && tapOf(link, location.origin);
  return what ? { kind: "tap", what } : undefined;
};

const ofError = (event: Event): Count | undefined => {
  const error = errorOf(event, location.origin);
  if (!error || errors.has(error.text) || errors.size >= MOST_ERRORS) return undefined;
  errors.add(error.text);
  return error;
};

const countOf = (event: Event): Count | undefined => {
  switch (event.type) {
    case "click":
      return ofClick(event.target);
    case RECEIVED_EVENT:
      return ofForm(event.target, "sent");
    case FAILED_EVENT:
      return ofForm(event.target, "failed");
    default:
      return ofError(event);
  }
};

const take = (event: Event): void => {
  const found = countOf(event);
  if (found) count(found);
};

const script = document.currentScript;
const held = script instanceof HTMLScriptElement ? script.held : undefined;
countVisits(count);
if (held) {
  held.forEach(take);
  // From now on nothing is held: what the page's script hands over is counted at once.
  held.push = (...events) => {
    events.forEach(take);
    return 0;
  };
}
countVitals(count);
