import type { ReactNode } from "react";
import { useWords } from "../components/ui/words";
import { QUOTE_SERVICES } from "./services";
import * as styles from "./quote-form.module.css";

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly isRequired?: boolean;
  readonly children: ReactNode;
}

const Field = ({ id, label, isRequired = false, children }: FieldProps) => {
  const mark = ` ${useWords("form").required}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {isRequired && <span className={styles.required}>{mark}</span>}
      </label>
      {children}
    </div>
  );
};

/**
 * Draws the five questions. The browser checks them, and keeps what is typed: React holds no copy, so that text
 * typed before it starts is not lost.
 */
export const QuoteFields = () => {
  const words = useWords("form");
  return (
    <div className={styles.fields}>
      <Field id="quote-name" label={words.name} isRequired>
        <input id="quote-name" name="name" type="text" autoComplete="name" required />
      </Field>
      <Field id="quote-email" label={words.email} isRequired>
        <input id="quote-email" name="email" type="email" autoComplete="email" required />
      </Field>
      <Field id="quote-phone" label={words.phone} isRequired>
        <input id="quote-phone" name="phone" type="tel" autoComplete="tel" required />
      </Field>
      <Field id="quote-service" label={words.service}>
        <select id="quote-service" name="service">
          <option value="">{words.choose}</option>
          {QUOTE_SERVICES.map(({ value, word }) => (
            <option key={value} value={value}>
              {words.services[word]}
            </option>
          ))}
        </select>
      </Field>
      <Field id="quote-message" label={words.message}>
        <textarea id="quote-message" name="message" rows={6} />
      </Field>
    </div>
  );
};
