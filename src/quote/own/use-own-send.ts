import { useRef } from "react";
import type { FormWay } from "../form-way";
import type { Send } from "../use-quote-form";
import { newFormId, sendForm } from "./send";

/** Gives what sends the form to the site itself or to Netlify, where one of them takes requests. A form keeps its id until it was received: a second sending of it is no second request. */
export const useOwnSend = (way: FormWay | undefined): Send | undefined => {
  const id = useRef<string>(undefined);
  if (!way) return undefined;
  return async (fields) => {
    if (way.kind === "own") {
      fields.set("id", (id.current ??= newFormId()));
      // From the start of the visit: what was typed before this script ran counts too.
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
