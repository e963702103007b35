import { SubmitButton } from "../components/ui/button";
import { useWords, WordsProvider, type Words } from "../components/ui/words";
import type { Language } from "../content/shared/languages";
import type { FormWay } from "./form-way";
import { deliver } from "./deliver";
import { QuoteFields } from "./fields";
import { LANGUAGE_FIELD } from "./form-fields";
import { Honeypot } from "./honeypot";
import { PersonCheck, useCheckAnew } from "./own/person-check";
import { useOwnSend } from "./own/use-own-send";
import { PhotoFields } from "./photo-fields";
import { QuoteOutcome } from "./quote-outcome";
import { QuoteToast } from "./quote-toast";
import type { Reach } from "./reach-note";
import { useQuoteForm } from "./use-quote-form";
import * as styles from "./quote-form.module.css";

export interface QuoteFormProps extends Reach {
  readonly words: Pick<Words, "form" | "received" | "time">;
  /** Where requests go that neither the site itself nor Netlify takes. Without both nothing is sent. */
  readonly endpoint?: string | undefined;
  /** How the site itself, or Netlify, takes requests. */
  readonly way?: FormWay | undefined;
  readonly responseHours: number;
  /** Whether the site is a sample: then a form that sends nothing says so. */
  readonly isSample?: boolean | undefined;
  /** The language of the page, where it is not English. */
  readonly language?: Language | undefined;
  /** Address of the page for requests that have arrived, in that language. */
  readonly thankYou?: string | undefined;
}

/** What Netlify looks for in the page when it is published. @see https://docs.netlify.com/manage/forms/setup/ */
const NETLIFY_FORM = { name: "quote", "data-netlify": "true", "netlify-honeypot": "subject" };

/**
 * Draws the form itself. With an address it is a plain POST that needs no JavaScript: the endpoint sends the visitor on to /thank-you
 * (303). Without one its method is "dialog", the one that goes nowhere outside a dialog: the browser checks the fields and nothing
 * leaves the page.
 */
const Form = ({ endpoint, way, responseHours, isSample, language, thankYou, ...reach }: Omit<QuoteFormProps, "words">) => {
  const words = useWords("form");
  const sendOwn = useOwnSend(way);
  const sendAway = endpoint ? async (fields: FormData) => ({ isReceived: await deliver(endpoint, fields) }) : undefined;
  const { phase, isSending, received, text, onSubmit, onInput } = useQuoteForm(sendOwn ?? sendAway);
  useCheckAnew(phase);
  const action = way?.action ?? endpoint;
  const isNetlify = way?.kind === "netlify";

  return (
    <>
      <form
        className={styles.form}
        aria-label={words.label}
        data-quote=""
        onSubmit={onSubmit}
        onInput={onInput}
        {...(action ? { method: "post", action } : { method: "dialog" })}
        {...(way?.hasPhotos && { encType: "multipart/form-data" })}
        {...(isNetlify && NETLIFY_FORM)}
      >
        {isNetlify && <input type="hidden" name="form-name" value={NETLIFY_FORM.name} />}
        {language && <input type="hidden" name={LANGUAGE_FIELD} value={language} />}
        <QuoteFields />
        {action && <Honeypot />}
        {way?.turnstileSiteKey !== undefined && <PersonCheck siteKey={way.turnstileSiteKey} />}
        {/* Last: the Worker checks all other fields before it reads photos. */}
        {way?.hasPhotos && <PhotoFields isOneEach={isNetlify} />}
        <SubmitButton className={styles.submit} aria-disabled={isSending}>
          {isSending ? words.sending : words.send}
        </SubmitButton>
        {isSample && !action && <p className={styles.note}>{words.sample}</p>}
        <QuoteOutcome
          phase={phase}
          received={received}
          isDelivered={Boolean(action)}
          thankYou={thankYou}
          responseHours={responseHours}
          {...reach}
        />
        {text && (
          <p role="status" className={styles.note}>
            {text}
          </p>
        )}
      </form>
      {received > 0 && <QuoteToast key={received} responseHours={responseHours} />}
    </>
  );
};

/** Draws the quote form and answers it. */
export const QuoteForm = ({ words, ...form }: QuoteFormProps) => (
  <WordsProvider words={words}>
    <Form {...form} />
  </WordsProvider>
);
