/** Sends the quote form to its receiver. */
import { useRef } from "react";
import { propertyOf } from "../content/shared/required";
import type { FormReceiver } from "./form-receiver";

/** Result of sending the form. */
export interface Outcome {
  readonly isReceived: boolean;
  /** The Worker's message to the visitor. */
  readonly text?: string | undefined;
}

/** Sends a form's fields. Never throws; failures are reported in the outcome. */
export type Send = (fields: FormData) => Promise<Outcome>;

/** Timeout for forms to an endpoint, in milliseconds. After a timeout, a note asks the visitor to try again or call. */
const ENDPOINT_TIMEOUT_MS = 10_000;
/** Timeout for forms to the Worker or Netlify, in milliseconds. It is longer, because they may include photos, which upload slowly. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** Returns the text fields URL-encoded, as form services expect them. Leaves out files. */
const encode = (fields: FormData): URLSearchParams => {
  const body = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === "string") body.append(name, value);
  return body;
};

/**
 * Posts the fields and returns the outcome.
 *
 * The Accept header asks the Worker or endpoint for a 2xx response instead of a redirect to /thank-you (303).
 */
export const deliver = async ({ kind, action }: FormReceiver, fields: FormData): Promise<Outcome> => {
  const isElsewhere = kind === "endpoint";
  try {
    const answer = await fetch(action, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: isElsewhere ? encode(fields) : fields,
      signal: AbortSignal.timeout(isElsewhere ? ENDPOINT_TIMEOUT_MS : UPLOAD_TIMEOUT_MS),
    });
    if (kind !== "worker") return { isReceived: answer.ok };
    const body: unknown = await answer.json();
    const text = propertyOf(body, "text");
    return { isReceived: answer.ok && propertyOf(body, "received") === true, text: typeof text === "string" ? text : undefined };
  } catch {
    return { isReceived: false };
  }
};

/** Returns a unique id. Does not use `crypto.randomUUID()`, which is available only over HTTPS (and on localhost). */
const newFormId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Returns a function that sends the form; undefined if the settings name no receiver. A form sent to the Worker keeps its id until the
 * Worker has received the form, so that a retry does not create a second quote request.
 */
export const useDelivery = (receiver: FormReceiver | undefined): Send | undefined => {
  const id = useRef<string>(undefined);
  if (!receiver) return undefined;
  return async (fields) => {
    if (receiver.kind === "worker") {
      fields.set("id", (id.current ??= newFormId()));
      // Measured from page load, not from hydration, because the visitor may have started typing earlier.
      fields.set("took", String(Math.round(performance.now())));
      // Move the photos to the end, because the Worker checks all other fields before it reads photos.
      const photos = fields.getAll("photos");
      fields.delete("photos");
      for (const photo of photos) fields.append("photos", photo);
    }
    const outcome = await deliver(receiver, fields);
    if (outcome.isReceived) id.current = undefined;
    return outcome;
  };
};
