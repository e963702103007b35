import type { Count } from "../counts";

/** How much of an error's text is sent, in characters. */
const MOST_TEXT = 200;
/** React's numbers of errors for a page that it finds other than it would draw it. @see https://react.dev/errors */
const HYDRATION = /Minified React error #(?:418|419|421|422|423|425)\b/;

type ErrorCount = Extract<Count, { kind: "error" }>;

/** What an event tells of an error: its words, and every place it names. */
interface Told {
  readonly text: string;
  readonly places: string;
}

const told = (event: Event): Told | undefined => {
  if (event instanceof ErrorEvent) {
    const error: unknown = event.error;
    const stack = error instanceof Error ? error.stack : undefined;
    return { text: event.message, places: `${event.filename}:${event.lineno} ${stack ?? ""}` };
  }
  if (!(event instanceof PromiseRejectionEvent)) return undefined;
  const reason: unknown = event.reason;
  return reason instanceof Error ? { text: reason.message, places: reason.stack ?? "" } : undefined;
};

/**
 * Counts an error of the site's own scripts. Those of the browser's extensions, and pictures that are lost, are none.
 *
 * @param origin of this site
 */
export const errorOf = (event: Event, origin: string): ErrorCount | undefined => {
  const { text = "", places = "" } = told(event) ?? {};
  const start = places.indexOf(`${origin}/`);
  if (start < 0) return undefined;
  const [where = ""] = places.slice(start + origin.length).split(/[\s)]/);
  return { kind: "error", what: HYDRATION.test(text) ? "hydration" : "script", text: text.slice(0, MOST_TEXT), where };
};
