import { useRef } from "react";
import type { FormWay } from "../form-way";
import type { Send } from "../use-quote-form";
import { newFormId, sendForm } from "./send";

/** Returns a function that sends the form to the site or to Netlify, if one of them receives requests. A form has the same id until it is received, so a second try is not a second request. */
export const useOwnSend = (way: FormWay | undefined): Send | undefined => {
  const id = useRef<string>(undefined);
  if (!way) return undefined;
  return async (fields) => {
    if (way.kind === "own") {
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
