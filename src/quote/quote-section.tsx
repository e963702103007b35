import { renderToStaticMarkup } from "react-dom/server";
import { Island } from "../client/islands/island";
import { useWords } from "../components/ui/words";
import { QuoteForm, type QuoteFormProps } from "./quote-form";
import { ReachNote } from "./reach-note";
import * as styles from "./quote-form.module.css";

/** Replaces the strings about photos in a form without photos, to keep the page small. */
const NO_PHOTO_WORDS = { photo: "", photos: "", photosHint: "", photosTogetherHint: "", photoSize: "", photoRemove: "" } as const;

/**
 * Renders the quote form as an island, with a note about a result that the visitor brings from the calculator or the crack gauge, and notes
 * that are shown if the form's script or the connection fails.
 */
export const QuoteSection = (props: Omit<QuoteFormProps, "words">) => {
  const { receiver, phone, email } = props;
  const form = useWords("form");
  const shown = { ...form, known: "", noScript: "", ...(!receiver?.hasPhotos && NO_PHOTO_WORDS) };
  const words = { form: shown, received: useWords("received"), time: useWords("time") };
  const needsScript = !receiver || receiver.turnstileSiteKey !== undefined;
  return (
    <>
      {/* Filled in by inline-script.ts. */}
      <p className={styles.note} data-answer={form.known} />
      {needsScript && (
        <noscript>
          <ReachNote text={form.noScript} className={styles.note} phone={phone} email={email} />
        </noscript>
      )}
      <Island name="quote-form" component={QuoteForm} props={{ ...props, words }} />
      {/* The HTML is in an attribute, because text browsers would show an element with it before anything was sent. */}
      <div
        role="alert"
        className={styles.note}
        data-quote-note={renderToStaticMarkup(<ReachNote text={form.notSent} phone={phone} email={email} />)}
      />
    </>
  );
};
