/** Sends the form with its photos to the site's own endpoint, or to Netlify. */
import type { FormWay } from "../form-way";
import type { Outcome } from "../use-quote-form";
import { propertyOf } from "../../content/shared/required";

/** Timeout in milliseconds: photos are slow on a weak connection. */
const ANSWER_TIMEOUT_MS = 120_000;
const NAME_OF_FORM = "form-name";

/** Returns a unique id. `randomUUID` exists only on https. */
export const newFormId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Sends the form and returns whether it was received. */
export const sendForm = async ({ kind, action }: FormWay, fields: FormData): Promise<Outcome> => {
  try {
    const answer = await fetch(action, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: fields,
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    if (kind === "netlify") return { isReceived: answer.ok && fields.has(NAME_OF_FORM) };
    const body: unknown = await answer.json();
    const isReceived = answer.ok && propertyOf(body, "received") === true;
    const text = propertyOf(body, "text");
    return typeof text === "string" ? { isReceived, text } : { isReceived };
  } catch {
    return { isReceived: false };
  }
};
