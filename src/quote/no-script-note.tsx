import { useWords, withElements } from "../components/ui/words";
import * as styles from "./quote-form.module.css";

interface NoScriptNoteProps {
  readonly phone: string;
  readonly phoneHref: string;
  readonly email: string;
}

/** Tells visitors without JavaScript how to reach the company, where the form cannot. */
export const NoScriptNote = ({ phone, phoneHref, email }: NoScriptNoteProps) => (
  <noscript>
    <p className={styles.note}>
      {withElements(useWords().form.noScript, {
        phone: <a href={phoneHref}>{phone}</a>,
        email: <a href={`mailto:${email}`}>{email}</a>,
      })}
    </p>
  </noscript>
);
