import { Island } from "../client/islands/island";
import { useWords } from "../components/ui/words";
import { QuoteForm, type QuoteFormProps } from "./quote-form";
import { ReachNote } from "./reach-note";
import * as styles from "./quote-form.module.css";

/** Renders the quote form as an island, with notes for when its script or the connection fails. */
export const QuoteSection = (props: Omit<QuoteFormProps, "words">) => {
  const words = { form: useWords("form"), received: useWords("received"), time: useWords("time") };
  const { endpoint, way, phone, phoneHref, email } = props;
  const needsScript = (!endpoint && !way) || way?.turnstileSiteKey !== undefined;
  const reach = { phone, phoneHref, email };
  return (
    <>
      {/* Filled in by inline-script.ts. */}
      <p className={styles.note} data-quote-known={words.form.known} />
      <Island name="quote-form" component={QuoteForm} props={{ ...props, words }} />
      <div role="alert" className={styles.note} data-quote-note="" />
      {needsScript && (
        <noscript>
          <ReachNote text={words.form.noScript} className={styles.note} {...reach} />
        </noscript>
      )}
    </>
  );
};
