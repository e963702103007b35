import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react";
import { HELD_SUBMIT_ATTRIBUTE } from "../page-script/held-submits";
import { askedFor } from "./asked";
import { clearDraft, readDraft, writeDraft } from "./draft";
import type { FieldTexts } from "./field-names";
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

const store = () => window.sessionStorage;

/** Writes texts into the fields that are empty. */
const fillEmpty = (form: HTMLFormElement, texts: FieldTexts): void => {
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if (!field || !("value" in field) || field.value !== "") continue;
    field.value = text;
    // A value that is no option leaves a choice with none: then nothing is chosen, as before.
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = "";
  }
};

/**
 * For a moment takes a second click, or Enter, for the first one's: it would find the form empty, and have the browser mark what
 * is missing.
 */
const quieten = (form: HTMLFormElement): void => {
  form.noValidate = true;
  setTimeout(() => wake(form), QUIET_MS);
};

const wake = (form: HTMLFormElement): void => {
  form.noValidate = false;
};

const keepDraft = (form: HTMLFormElement): void => writeDraft(store, new FormData(form), Date.now());

/** Writes out what was asked about and restores what was written, answers a submit that came before React, and keeps what is written from now on. */
const useKeptForm = (form: RefObject<HTMLFormElement | null>): void => {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    fillEmpty(element, askedFor(window));
    fillEmpty(element, readDraft(store, Date.now()));
    const keep = () => {
      wake(element);
      keepDraft(element);
    };
    keepDraft(element);
    element.addEventListener("input", keep);
    if (element.hasAttribute(HELD_SUBMIT_ATTRIBUTE)) {
      element.removeAttribute(HELD_SUBMIT_ATTRIBUTE);
      element.requestSubmit();
    }
    return () => element.removeEventListener("input", keep);
  }, [form]);
};

/**
 * Takes a submitted form: sends it, once, and clears it when it was received. Until then the words stay, over a reload too.
 *
 * @param send what sends the fields; without it nothing is sent, and every request counts as received
 */
export const useQuoteForm = (send: Send | undefined) => {
  const form = useRef<HTMLFormElement>(null);
  const [request, setRequest] = useState<QuoteRequest>({ phase: "ready", received: 0 });
  // State is a render late: a second click may come before it.
  const isBusy = useRef(false);

  const settle = (element: HTMLFormElement, { isReceived, text }: Outcome): void => {
    // The build leaves this out of a site that counts nothing.
    if (process.env.SITE_COUNTS) element.dispatchEvent(new Event(isReceived ? RECEIVED_EVENT : FAILED_EVENT));
    if (isReceived) {
      element.reset();
      clearDraft(store);
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
  useKeptForm(form);

  return { form, ...request, isSending: request.phase === "sending" || request.phase === "slow", onSubmit };
};
