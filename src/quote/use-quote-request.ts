import { useRef, useState } from "react";
import { deliver, type Post } from "./deliver";

export type QuotePhase = "ready" | "sending" | "received" | "failed";

interface QuoteRequest {
  readonly phase: QuotePhase;
  /** Counts the requests received since the page opened: each gets its own toast. */
  readonly received: number;
}

const postWithFetch: Post = (url, request) => window.fetch(url, request);

/** Takes a submitted form: delivers it when there is an endpoint, and clears it once that worked. */
export const useQuoteRequest = (endpoint: string | null | undefined) => {
  const [request, setRequest] = useState<QuoteRequest>({ phase: "ready", received: 0 });
  // State is a render late: a second click may come before it.
  const isBusy = useRef(false);

  const send = async (fields: FormData): Promise<boolean> => !endpoint || deliver(endpoint, fields, postWithFetch);

  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRequest(({ received }) => ({ phase: "sending", received }));
    const isReceived = await send(new FormData(form));
    isBusy.current = false;
    if (isReceived) form.reset();
    setRequest(({ received }) => (isReceived ? { phase: "received", received: received + 1 } : { phase: "failed", received }));
  };

  return { ...request, submit };
};
