import { useWords } from "../components/ui/words";
import { choicesOf, FIELD_NAMES, FORM_FIELDS, HONEYPOT, KINDS, type FieldName, type FormField } from "./form-fields";
import * as styles from "./quote-form.module.css";

/** Fields with a hint, each with the key of the hint's string. */
const HINTS: Readonly<Partial<Record<FieldName, "phoneHint" | "messageHint">>> = { phone: "phoneHint", message: "messageHint" };

const Control = ({ name }: { readonly name: FieldName }) => {
  const words = useWords("form");
  const field: FormField = FORM_FIELDS[name];
  const shared = {
    id: `quote-${name}`,
    name,
    required: field.isRequired,
    ...(name in HINTS && { "aria-describedby": `quote-${name}-hint` }),
  };
  switch (field.kind) {
    case "choice":
      return (
        <select {...shared}>
          <option value="">{words.choose}</option>
          {choicesOf(field, words).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      );
    case "choices":
      return choicesOf(field, words).map(({ value, label }) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} /> {label}
        </label>
      ));
    case "longText":
      return <textarea {...shared} rows={6} />;
    case "text":
    case "email":
    case "tel":
      return <input {...shared} type={field.kind} autoComplete={field.autoComplete} />;
  }
};

const Field = ({ name }: { readonly name: FieldName }) => {
  const words = useWords("form");
  const mark = ` ${words.required}`;
  const hint = HINTS[name];
  const isGroup = KINDS[FORM_FIELDS[name].kind].isSeveral;
  const label = (
    <>
      {words[name]}
      {FORM_FIELDS[name].isRequired && <span className={styles.required}>{mark}</span>}
    </>
  );
  const Box = isGroup ? "fieldset" : "div";
  return (
    <Box className={styles.field}>
      {isGroup ? <legend>{label}</legend> : <label htmlFor={`quote-${name}`}>{label}</label>}
      <Control name={name} />
      {hint && <p id={`quote-${name}-hint`}>{words[hint]}</p>}
    </Box>
  );
};

/**
 * Renders the fields. The inputs are uncontrolled, so that hydration does not discard what the visitor has already typed. The browser
 * validates them.
 */
export const QuoteFields = () => (
  <div className={styles.fields}>
    {FIELD_NAMES.map((name) => (
      <Field key={name} name={name} />
    ))}
  </div>
);

/**
 * Renders the honeypot field: off screen, out of the tab order and hidden from screen readers.
 *
 * The Worker rejects a form with a value here. The name is "subject" because bots know that name from many contact forms, and browsers
 * do not fill in a field with that name. Browsers do fill in `website` or `company`, even with `autocomplete="off"`. The `data` attributes
 * keep password managers from filling in this field.
 */
export const Honeypot = () => (
  <div className="visually-hidden" aria-hidden="true">
    <label htmlFor="quote-subject">{useWords("form").trap}</label>
    <input id="quote-subject" name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" data-1p-ignore="" data-lpignore="true" />
  </div>
);
