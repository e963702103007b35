import { useEffect, useRef, type FormEvent } from "react";
import { SubmitButton } from "../components/ui/button";
import { useWords } from "../components/ui/words";
import { HELD_SUBMIT_ATTRIBUTE } from "../inline-script/held-submits";
import { QuoteFields } from "./fields";
import { Honeypot } from "./honeypot";
import { NoScriptNote } from "./no-script-note";
import { NotSent } from "./not-sent";
import { QuoteOutcome } from "./quote-outcome";
import { useQuoteRequest } from "./use-quote-request";
import { useAsked } from "./use-asked";
import { useQuoteToast } from "./use-quote-toast";
import * as styles from "./quote-form.module.css";

export interface QuoteFormProps {
  /** Where requests go. Without one nothing is sent. */
  readonly endpoint?: string | null;
  readonly phone: string;
  readonly phoneHref: string;
  readonly email: string;
  readonly responseHours: number;
}

/**
 * Draws the quote form and answers it.
 *
 * With an endpoint it is a plain POST that needs no JavaScript: the endpoint sends the visitor on to /thank-you (303).
 * Without one its method is "dialog", the one that goes nowhere outside a dialog: the browser checks the fields and
 * nothing leaves the page. Whoever sends it before the app is there waits for the app, and reads how to reach the company
 * when the app is lost: the styles show that note.
 */
export const QuoteForm = ({ endpoint, phone, phoneHref, email, responseHours }: QuoteFormProps) => {
  const words = useWords().form;
  const form = useRef<HTMLFormElement>(null);
  const { phase, received, submit } = useQuoteRequest(endpoint);
  const toast = useQuoteToast(received, responseHours);

  useAsked(form);

  useEffect(() => {
    const held = form.current;
    if (!held?.hasAttribute(HELD_SUBMIT_ATTRIBUTE)) return;
    held.removeAttribute(HELD_SUBMIT_ATTRIBUTE);
    held.requestSubmit();
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        aria-label={words.label}
        onSubmit={onSubmit}
        {...(endpoint ? { method: "post", action: endpoint } : { method: "dialog" })}
      >
        <QuoteFields />
        {endpoint ? <Honeypot /> : <NoScriptNote phone={phone} phoneHref={phoneHref} email={email} />}
        <SubmitButton className={styles.submit} aria-disabled={phase === "sending"}>
          {phase === "sending" ? words.sending : words.send}
        </SubmitButton>
        <QuoteOutcome
          phase={phase}
          isDelivered={Boolean(endpoint)}
          phone={phone}
          phoneHref={phoneHref}
          email={email}
          responseHours={responseHours}
        />
        {!endpoint && <NotSent className={styles.lost} phone={phone} phoneHref={phoneHref} email={email} />}
      </form>
      {toast}
    </>
  );
};
