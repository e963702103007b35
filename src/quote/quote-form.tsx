import { SubmitButton } from "../components/ui/button";
import { useWords } from "../components/ui/words";
import { deliver, type Post } from "./deliver";
import { QuoteFields } from "./fields";
import { Honeypot } from "./honeypot";
import { NoScriptNote } from "./no-script-note";
import { NotSent } from "./not-sent";
import { QuoteOutcome } from "./quote-outcome";
import { useQuoteForm } from "./use-quote-form";
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

const postWithFetch: Post = (url, request) => window.fetch(url, request);

/**
 * Draws the quote form and answers it.
 *
 * With an endpoint it is a plain POST that needs no JavaScript: the endpoint sends the visitor on to /thank-you (303).
 * Without one its method is "dialog", the one that goes nowhere outside a dialog: the browser checks the fields and
 * nothing leaves the page. Whoever sends it before the app is there, or without a line, waits for the app, and reads how to reach
 * the company when the app is lost: the styles show that note.
 */
export const QuoteForm = ({ endpoint, phone, phoneHref, email, responseHours }: QuoteFormProps) => {
  const words = useWords().form;
  const { form, phase, isSending, received, onSubmit } = useQuoteForm(
    endpoint ? async (fields) => ({ isReceived: await deliver(endpoint, fields, postWithFetch) }) : undefined,
  );
  const toast = useQuoteToast(received, responseHours);

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
        <SubmitButton className={styles.submit} aria-disabled={isSending}>
          {isSending ? words.sending : words.send}
        </SubmitButton>
        <QuoteOutcome
          phase={phase}
          received={received}
          isDelivered={Boolean(endpoint)}
          phone={phone}
          phoneHref={phoneHref}
          email={email}
          responseHours={responseHours}
        />
        <NotSent className={styles.lost} phone={phone} phoneHref={phoneHref} email={email} />
      </form>
      {toast}
    </>
  );
};
