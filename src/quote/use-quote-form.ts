import { useEffect, useRef, useState, type FormEvent } from "react";
import type { Outcome, Send } from "./deliver";
import { HONEYPOT } from "./form-fields";
import { READY_EVENT, FAILED_EVENT, RECEIVED_EVENT } from "./form-events";

/** State of a request. `slow` means that the visitor sees a notice about the delay. */
export type QuotePhase = "ready" | "sending" | "slow" | "received" | "failed";

interface QuoteRequest {
  readonly phase: QuotePhase;
  /** Number of requests received since the page was opened. Each gets its own toast. */
  readonly received: number;
  /** The Worker's message to the visitor. */
  readonly text?: string | undefined;
}

/** Time after which a pending request is `slow`, in milliseconds. */
const SLOW_MS = 2000;
/** How long a second click or Enter is ignored after a request is received, in milliseconds. */
const REPEAT_MS = 1000;

const resumeValidation = (form: HTMLFormElement): void => {
  form.noValidate = false;
};

/**
 * Turns off validation for a moment after the form is cleared, so that the browser does not complain about empty fields after a second click
 * or Enter.
 */
const pauseValidation = (form: HTMLFormElement): void => {
  form.noValidate = true;
  setTimeout(() => resumeValidation(form), REPEAT_MS);
};

const isJustCleared = (form: HTMLFormElement): boolean => form.noValidate;

/** Clears the honeypot after a failure: if the visitor's software filled it in, the next try would fail too. */
const clearHoneypot = (form: HTMLFormElement): void => {
  const field = form.elements.namedItem(HONEYPOT);
  if (field instanceof HTMLInputElement) field.value = "";
};

/**
 * Handles submissions. Ignores further clicks while a request is pending, and clears the form when the request is received. Until then,
 * the visitor's input is kept, even across reloads (src/quote/inline-script.ts).
 *
 * @param send sends the fields; if undefined, nothing is sent and every request counts as received
 */
export const useQuoteForm = (send: Send | undefined) => {
  const [request, setRequest] = useState<QuoteRequest>({ phase: "ready", received: 0 });
  // A ref, because state would still be stale on a fast second click.
  const isBusy = useRef(false);
  useEffect(() => void document.dispatchEvent(new Event(READY_EVENT)), []);

  const settle = (element: HTMLFormElement, { isReceived, text }: Outcome): void => {
    // The build removes this from sites without an analytics service that accepts events.
    if (process.env.ANALYTICS_EVENTS) element.dispatchEvent(new Event(isReceived ? RECEIVED_EVENT : FAILED_EVENT));
    if (isReceived) {
      element.reset();
      // Remove the service from the URL, so that a reload does not select it again.
      history.replaceState(history.state, "", location.pathname);
      pauseValidation(element);
    } else {
      clearHoneypot(element);
    }
    setRequest(({ received }) => ({ phase: isReceived ? "received" : "failed", received: received + Number(isReceived), text }));
  };

  const submit = async (element: HTMLFormElement): Promise<void> => {
    if (isBusy.current) return;
    if (isJustCleared(element)) {
      // Even without validation, a submit makes `:user-invalid` match the empty required fields. A reset undoes this.
      element.reset();
      return;
    }
    // Without a receiver, the result is immediate, so a pending state would only delay it.
    if (!send) {
      settle(element, { isReceived: true });
      return;
    }
    isBusy.current = true;
    setRequest(({ received }) => ({ phase: "sending", received }));
    const slowTimer = setTimeout(() => setRequest(({ received }) => ({ phase: "slow", received })), SLOW_MS);
    const outcome = await send(new FormData(element));
    clearTimeout(slowTimer);
    isBusy.current = false;
    settle(element, outcome);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => resumeValidation(event.currentTarget);

  return { ...request, isSending: request.phase === "sending" || request.phase === "slow", onSubmit, onInput };
};
