import { SubmitButton } from "../components/ui/button";
import { useWords } from "../components/ui/words";
import { QuoteFields } from "./fields";
import { Honeypot } from "./honeypot";
import { NoScriptNote } from "./no-script-note";
import { NotSent } from "./not-sent";
import type { QuoteFormProps } from "./quote-form";
import { QuoteOutcome } from "./quote-outcome";
import { useQuoteForm } from "./use-quote-form";
import { useQuoteToast } from "./use-quote-toast";
import { PhotoFields } from "./photo-fields";
import { PersonCheck, useCheckAnew } from "./own/person-check";
import { useOwnSend } from "./own/use-own-send";
import { ownWay } from "./own/way";
import * as styles from "./quote-form.module.css";

/** What Netlify looks for in the page when it is published. @see https://docs.netlify.com/manage/forms/setup/ */
const NETLIFY_FORM = { name: "quote", "data-netlify": "true", "netlify-honeypot": "subject" };

/**
 * Draws the quote form of a site that takes requests itself (src/requests), or that Netlify takes them for. It is a plain
 * POST that needs no JavaScript, and differs from the usual form by what it sends: photos, and an id for what is one request.
 */
export const QuoteForm = ({ phone, phoneHref, email, responseHours }: QuoteFormProps) => {
  const way = ownWay();
  const { action, kind, hasPhotos, turnstileSiteKey } = way;
  const words = useWords().form;
  const { form, phase, isSending, received, text, onSubmit } = useQuoteForm(useOwnSend(way));
  const toast = useQuoteToast(received, responseHours);
  useCheckAnew(phase);

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        aria-label={words.label}
        onSubmit={onSubmit}
        method="post"
        action={action}
        {...(hasPhotos && { encType: "multipart/form-data" })}
        {...(kind === "netlify" && NETLIFY_FORM)}
      >
        {kind === "netlify" && <input type="hidden" name="form-name" value={NETLIFY_FORM.name} />}
        <QuoteFields />
        {hasPhotos && <PhotoFields isOneEach={kind === "netlify"} />}
        <Honeypot />
        {turnstileSiteKey !== undefined && (
          <>
            <PersonCheck siteKey={turnstileSiteKey} />
            <NoScriptNote phone={phone} phoneHref={phoneHref} email={email} />
          </>
        )}
        <SubmitButton className={styles.submit} aria-disabled={isSending}>
          {isSending ? words.sending : words.send}
        </SubmitButton>
        <QuoteOutcome
          phase={phase}
          received={received}
          isDelivered
          phone={phone}
          phoneHref={phoneHref}
          email={email}
          responseHours={responseHours}
        />
        {text && (
          <p role="status" className={styles.note}>
            {text}
          </p>
        )}
        <NotSent className={styles.lost} phone={phone} phoneHref={phoneHref} email={email} />
      </form>
      {toast}
    </>
  );
};
