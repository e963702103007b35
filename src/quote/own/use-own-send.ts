import { useRef } from "react";
import type { FormWay } from "../form-way";
import type { Send, Outcome } from "../use-quote-form";
import { propertyOf } from "../../content/shared/required";

/** Timeout in milliseconds: photos are slow on a weak connection. */
const ANSWER_TIMEOUT_MS = 120_000;
const NAME_OF_FORM = "form-name";

/** Returns a unique id. `randomUUID` exists only on https. */
const newFormId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Sends the form and returns whether it was received. */
const sendForm = async ({ kind, action }: FormWay, fields: FormData): Promise<Outcome> => {
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

/** Returns a function that sends the form to the site or to Netlify, if one of them receives requests. A form has the same id until it is received, so a second try is not a second request. */
export const useOwnSend = (way: FormWay | undefined): Send | undefined => {
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
    const outcome = await sendForm(way, fields);
    if (outcome.isReceived) id.current = undefined;
    return outcome;
  };
};
