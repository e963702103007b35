import { EmailText } from "../components/ui/email-text";
import { useWords, withElements } from "../components/ui/words";
import type { Reach } from "./not-sent";
import * as styles from "./quote-form.module.css";

/** Tells visitors without JavaScript how to reach the company, where the form cannot. */
export const NoScriptNote = ({ phone, phoneHref, email }: Reach) => (
  <noscript>
    <p className={styles.note}>
      {withElements(useWords("form").noScript, {
        phone: <a href={phoneHref}>{phone}</a>,
        email: (
          <a href={`mailto:${email}`}>
            <EmailText email={email} />
          </a>
        ),
      })}
    </p>
  </noscript>
);
