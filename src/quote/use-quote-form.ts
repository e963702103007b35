import { useEffect, useRef, useState, type FormEvent } from "react";
import { READY_EVENT } from "./form-events";
import { FAILED_EVENT, RECEIVED_EVENT } from "./outcome-events";

/** Where a request stands. `slow`: under way for so long that the visitor is told. */
export type QuotePhase = "ready" | "sending" | "slow" | "received" | "failed";

/** What became of a request. */
export interface Outcome {
  readonly isReceived: boolean;
  /** What the endpoint says beside that, for the visitor. */
  readonly text?: string | undefined;
}

/** Sends the fields of a form. It never throws: what is not received is told by the outcome. */
export type Send = (fields: FormData) => Promise<Outcome>;

interface QuoteRequest {
  readonly phase: QuotePhase;
  /** Counts the requests received since the page opened: each gets its own toast. */
  readonly received: number;
  readonly text?: string | undefined;
}

/** How long a request may be under way before the visitor reads that it has not arrived yet. */
const SLOW_MS = 2000;
/** How long a form that was just received takes a second click or Enter for the first one's. */
const QUIET_MS = 1000;

const wake = (form: HTMLFormElement): void => {
  form.noValidate = false;
};

/**
 * For a moment takes a second click, or Enter, for the first one's: it would find the form empty, and have the browser mark what
 * is missing.
 */
const quieten = (form: HTMLFormElement): void => {
  form.noValidate = true;
  setTimeout(() => wake(form), QUIET_MS);
};

/**
 * Takes a submitted form: sends it, once, and clears it when it was received. Until then the words stay, over a reload too
 * (src/quote/inline-script.ts).
 *
 * @param send what sends the fields; without it nothing is sent, and every request counts as received
 */
export const useQuoteForm = (send: Send | undefined) => {
  const [request, setRequest] = useState<QuoteRequest>({ phase: "ready", received: 0 });
  // State is a render late: a second click may come before it.
  const isBusy = useRef(false);
  useEffect(() => void document.dispatchEvent(new Event(READY_EVENT)), []);

  const settle = (element: HTMLFormElement, { isReceived, text }: Outcome): void => {
    // The build leaves this out of a site that counts nothing.
    if (process.env.SITE_COUNTS) element.dispatchEvent(new Event(isReceived ? RECEIVED_EVENT : FAILED_EVENT));
    if (isReceived) {
      element.reset();
      // The crack gauge writes its answer into the address: a reload must not fill it in again.
      history.replaceState(history.state, "", location.pathname);
      quieten(element);
    }
    setRequest(({ received }) => ({ phase: isReceived ? "received" : "failed", received: received + Number(isReceived), text }));
  };

  const submit = async (element: HTMLFormElement): Promise<void> => {
    if (isBusy.current) return;
    if (element.noValidate) {
      // Nothing was written since it was cleared, but the browser takes the press for an attempt and marks every field that is empty.
      element.reset();
      return;
    }
    // Nothing is under way then: to draw that it is would make the visitor wait for one more drawing.
    if (!send) {
      settle(element, { isReceived: true });
      return;
    }
    isBusy.current = true;
    setRequest(({ received }) => ({ phase: "sending", received }));
    const slow = setTimeout(() => setRequest(({ received }) => ({ phase: "slow", received })), SLOW_MS);
    const outcome = await send(new FormData(element));
    clearTimeout(slow);
    isBusy.current = false;
    settle(element, outcome);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => wake(event.currentTarget);

  return { ...request, isSending: request.phase === "sending" || request.phase === "slow", onSubmit, onInput };
};
