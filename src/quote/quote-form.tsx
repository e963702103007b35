import { useEffect } from "react";
import { toast, Toaster } from "sonner";
import { SubmitButton } from "../components/ui/button";
import { useWords, WordsProvider, type Words } from "../components/ui/words";
import type { Language } from "../content/shared/languages";
import type { FormReceiver } from "./form-receiver";
import { useDelivery } from "./deliver";
import { QuoteFields, Honeypot } from "./fields";
import { HONEYPOT, LANGUAGE_FIELD } from "./form-fields";
import { receivedText } from "./messages";
import { PersonCheck, useCheckReset } from "./person-check";
import { PhotoFields } from "./photo-fields";
import { QuoteOutcome } from "./quote-outcome";
import type { Reach } from "./reach-note";
import { useQuoteForm } from "./use-quote-form";
import * as styles from "./quote-form.module.css";

export interface QuoteFormProps extends Reach {
  readonly words: Pick<Words, "form" | "received" | "time">;
  /** How the form is sent. If undefined, nothing is sent. */
  readonly receiver?: FormReceiver | undefined;
  readonly responseHours: number;
  /** Whether the site is a sample. If so, the form says from the start that it sends nothing, unless it has a receiver. */
  readonly isSample?: boolean | undefined;
  /** Language of the page; omitted for English. */
  readonly language?: Language | undefined;
  /** Path of the thank-you page in the page's language. Defaults to the English one. */
  readonly thankYou?: string | undefined;
  /** Texts that other forms on the site may send to the page in its URL (src/quote/inline-script.ts). */
  readonly answers?: readonly string[];
}

/** Attributes by which Netlify detects the form. @see https://docs.netlify.com/manage/forms/setup/ */
const NETLIFY_FORM = { name: "quote", "data-netlify": "true", "netlify-honeypot": HONEYPOT };

/** How long the toast is shown, in milliseconds. */
const DURATION_MS = 5000;

/** Keeps screen readers from announcing the toast, because the form's status region already announces the message. */
const silence = (section: HTMLElement | null) => section?.setAttribute("aria-live", "off");

interface QuoteToastProps {
  readonly responseHours: number;
  /** Whether the company will not answer, because nothing was sent. */
  readonly isUnsent: boolean;
}

/** Renders one toast until it times out or is replaced. */
const QuoteToast = ({ responseHours, isUnsent }: QuoteToastProps) => {
  const received = useWords("received");
  const time = useWords("time");
  const { title, notifications } = received;
  const text = isUnsent ? received.unsent : receivedText(responseHours, { received, time });
  useEffect(() => {
    const id = toast(title, { description: text, duration: DURATION_MS });
    // Without this, remounting the form would make sonner repeat a toast that has not timed out.
    return () => {
      toast.dismiss(id);
    };
  }, [title, text]);

  return (
    <Toaster
      ref={silence}
      containerAriaLabel={notifications}
      position="top-right"
      visibleToasts={1}
      className={styles.toaster}
      style={{ fontFamily: "inherit" }}
      toastOptions={{ unstyled: true, className: styles.toast }}
    />
  );
};

/**
 * Renders the form. With a receiver, it is a plain POST form, which works even without JavaScript unless it has Turnstile. Without a
 * receiver, its method is "dialog", which does nothing outside a dialog: the browser validates the fields, and nothing is sent.
 */
const Form = ({ receiver, responseHours, isSample, language, thankYou, ...reach }: Omit<QuoteFormProps, "words">) => {
  const words = useWords("form");
  const { phase, isSending, received, text, onSubmit, onInput } = useQuoteForm(useDelivery(receiver));
  useCheckReset(phase);
  const isNetlify = receiver?.kind === "netlify";

  return (
    <>
      <form
        className={styles.form}
        aria-label={words.label}
        data-quote=""
        onSubmit={onSubmit}
        onInput={onInput}
        {...(receiver ? { method: "post", action: receiver.action } : { method: "dialog" })}
        {...(receiver?.hasPhotos && { encType: "multipart/form-data" })}
        {...(isNetlify && NETLIFY_FORM)}
      >
        {isNetlify && <input type="hidden" name="form-name" value={NETLIFY_FORM.name} />}
        {language && <input type="hidden" name={LANGUAGE_FIELD} value={language} />}
        <QuoteFields />
        {receiver && <Honeypot />}
        {receiver?.turnstileSiteKey !== undefined && <PersonCheck siteKey={receiver.turnstileSiteKey} />}
        {/* The photos are last, because the Worker checks all other fields before it reads photos. */}
        {/* Netlify stores only one file per field. */}
        {receiver?.hasPhotos && <PhotoFields isOneEach={isNetlify} />}
        <SubmitButton className={styles.submit} aria-disabled={isSending}>
          {isSending ? words.sending : words.send}
        </SubmitButton>
        {isSample && !receiver && <p className={styles.note}>{words.sample}</p>}
        <QuoteOutcome
          phase={phase}
          received={received}
          hasReceiver={Boolean(receiver)}
          thankYou={thankYou}
          responseHours={responseHours}
          text={text}
          {...reach}
        />
      </form>
      {/* On a sample site, a note in the form already says that nothing is sent, so the toast shows the text of a real site. */}
      {received > 0 && <QuoteToast key={received} responseHours={responseHours} isUnsent={!receiver && !isSample} />}
    </>
  );
};

/** Renders the quote form and handles its submissions. */
export const QuoteForm = ({ words, ...form }: QuoteFormProps) => (
  <WordsProvider words={words}>
    <Form {...form} />
  </WordsProvider>
);
