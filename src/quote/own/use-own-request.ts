import { useRef, useState } from "react";
import type { FormWay } from "../../requests/form-way";
import type { QuotePhase } from "../use-quote-request";
import { newFormId, sendForm } from "./send";

interface OwnRequest {
  readonly phase: QuotePhase;
  readonly received: number;
  /** What the endpoint says: why not, or which photos are missing. */
  readonly text?: string | undefined;
}

/** Sends submitted forms. A form keeps its id until it was received, so that a second sending of it is no second request. */
export const useOwnRequest = (way: FormWay) => {
  const [request, setRequest] = useState<OwnRequest>({ phase: "ready", received: 0 });
  const isBusy = useRef(false);
  const id = useRef<string>(undefined);

  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    const fields = new FormData(form);
    if (way.kind === "own") {
      fields.set("id", (id.current ??= newFormId()));
      // From the start of the visit: what was typed before this script ran counts too.
      fields.set("took", String(Math.round(performance.now())));
    }
    setRequest(({ received }) => ({ phase: "sending", received }));
    const { isReceived, text } = await sendForm(way, fields);
    isBusy.current = false;
    if (isReceived) {
      id.current = undefined;
      form.reset();
    }
    setRequest(({ received }) => ({ phase: isReceived ? "received" : "failed", received: received + Number(isReceived), text }));
  };

  return { ...request, submit };
};
