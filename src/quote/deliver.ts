import { useRef } from "react";
import { propertyOf } from "../content/shared/required";
import type { FormWay } from "./form-way";

/** Result of a request. */
export interface Outcome {
  readonly isReceived: boolean;
  /** Message from the endpoint for the visitor. */
  readonly text?: string | undefined;
}

/** Sends the fields of a form. Never throws; failures are in the outcome. */
export type Send = (fields: FormData) => Promise<Outcome>;

/** Timeouts in milliseconds, after which the visitor sees a note to try again or call. */
export const TIMEOUT_MS = 10_000;
/** Photos are slow on a weak connection. */
const PHOTO_TIMEOUT_MS = 120_000;

const encode = (fields: FormData): URLSearchParams => {
  const body = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === "string") body.append(name, value);
  return body;
};

/**
 * Posts the fields as the plain form does.
 *
 * Only the Accept header differs: with it the endpoint responds 2xx, while it redirects a plain form to
 * /thank-you with a 303.
 */
export const deliver = async ({ kind, action }: FormWay, fields: FormData): Promise<Outcome> => {
  const isElsewhere = kind === "endpoint";
  try {
    const answer = await fetch(action, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: isElsewhere ? encode(fields) : fields,
      signal: AbortSignal.timeout(isElsewhere ? TIMEOUT_MS : PHOTO_TIMEOUT_MS),
    });
    if (kind !== "worker") return { isReceived: answer.ok };
    const body: unknown = await answer.json();
    const text = propertyOf(body, "text");
    return { isReceived: answer.ok && propertyOf(body, "received") === true, text: typeof text === "string" ? text : undefined };
  } catch {
    return { isReceived: false };
  }
};

/** Returns a unique id. `randomUUID` exists only on https. */
const newFormId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Returns a function that sends the form. For the Worker, a form has the same id until it is received, so a second try is not a second request. */
export const useDelivery = (way: FormWay | undefined): Send | undefined => {
  const id = useRef<string>(undefined);
  if (!way) return undefined;
  return async (fields) => {
    if (way.kind === "worker") {
      fields.set("id", (id.current ??= newFormId()));
      // Since the page was opened: the visitor may have typed before this script ran.
      fields.set("took", String(Math.round(performance.now())));
      // Photos go last: the Worker checks all other fields before it reads them.
      const photos = fields.getAll("photos");
      fields.delete("photos");
      for (const photo of photos) fields.append("photos", photo);
    }
    const outcome = await deliver(way, fields);
    if (outcome.isReceived) id.current = undefined;
    return outcome;
  };
};
