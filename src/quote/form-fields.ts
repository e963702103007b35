/**
 * Defines the fields of the quote form. The form, its draft, the Worker's validation, the database, the error page, the email, the
 * spreadsheet and the owner's page iterate over these fields. The fields' labels are under `form` in words.yml, by field name.
 */

import { valuesIn } from "./field-values";

/** Field names in the form's order. Each is also a database column (src/worker/migrations). */
export const FIELD_NAMES = ["name", "email", "phone", "service", "message"] as const;

/** Name of a field that people do not see but bots fill in. Bots know the name from many contact forms. */
export const HONEYPOT = "subject";

/** Name of the hidden field with the form's language. English forms omit it. */
export const LANGUAGE_FIELD = "language";

export type FieldName = (typeof FIELD_NAMES)[number];

/** Values of some fields, by field name. */
export type FieldTexts = Readonly<Partial<Record<FieldName, string>>>;

interface AnyField {
  /** Column title in the spreadsheet. */
  readonly heading: string;
  readonly isRequired: boolean;
}

/** A single-line or multi-line text field. */
interface TextField extends AnyField {
  readonly kind: "text" | "email" | "tel" | "longText";
  /** Maximum number of characters. */
  readonly maxLength: number;
  /** @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  readonly autoComplete: string;
}

/** A field with one (`choice`) or several (`choices`) chosen values. Never set `isRequired` for `choices`: HTML cannot enforce it. */
interface ChoiceField extends AnyField {
  readonly kind: "choice" | "choices";
  /** Key under `form` in the strings with the choices, in order (src/content/entries/form-services.ts). */
  readonly choices: string;
  /** Shown to the company if the visitor chose nothing. */
  readonly none: string;
}

/** Any kind of form field. */
export type FormField = TextField | ChoiceField;

interface FieldKind {
  /** Whether the form may send several values. */
  readonly isSeveral: boolean;
  /** Whether the visitor types the value, so that the owner can search for it. */
  readonly isTyped: boolean;
  /** Whether the value may have several lines. */
  readonly isLong: boolean;
}

/** The properties of each kind of field. */
export const KINDS: Readonly<Record<FormField["kind"], FieldKind>> = {
  text: { isSeveral: false, isTyped: true, isLong: false },
  email: { isSeveral: false, isTyped: true, isLong: false },
  tel: { isSeveral: false, isTyped: true, isLong: false },
  longText: { isSeveral: false, isTyped: true, isLong: true },
  choice: { isSeveral: false, isTyped: false, isLong: false },
  choices: { isSeveral: true, isTyped: false, isLong: false },
};

/** All fields by name. 254 is the maximum length of an email address (RFC 5321, 4.5.3.1.3). */
export const FORM_FIELDS = {
  name: { kind: "text", heading: "Name", isRequired: true, maxLength: 200, autoComplete: "name" },
  email: { kind: "email", heading: "Email", isRequired: true, maxLength: 254, autoComplete: "email" },
  phone: { kind: "tel", heading: "Phone", isRequired: true, maxLength: 60, autoComplete: "tel" },
  service: {
    kind: "choice",
    heading: "Service",
    isRequired: false,
    choices: "services",
    none: "No service chosen",
  },
  message: { kind: "longText", heading: "Project details", isRequired: false, maxLength: 10_000, autoComplete: "off" },
} as const satisfies Readonly<Record<FieldName, FormField>>;

type KnownChoice = Extract<(typeof FORM_FIELDS)[FieldName], ChoiceField>;

/** A choice: the value that the form sends, and its label. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Strings of the form: a label for each field, the empty choice (`choose`), and the choices of each field that has them. */
export type FieldWords = Readonly<Record<FieldName | "choose", string>> & Readonly<Record<KnownChoice["choices"], readonly Choice[]>>;

/** Returns the choices of a field with their labels. */
export const choicesOf = (field: ChoiceField, words: FieldWords): readonly Choice[] =>
  // Safe cast: every choice field is in FORM_FIELDS.
  words[field.choices as KnownChoice["choices"]];

/** Formats a field's value for the company: choices as their labels, other values unchanged. A choice that is gone keeps its value. */
export const answerText = (name: FieldName, value: string, words: FieldWords): string => {
  const field: FormField = FORM_FIELDS[name];
  if (!("choices" in field)) return value;
  const chosen = valuesIn(value);
  const choices = choicesOf(field, words);
  const labels = choices.flatMap((choice) => (chosen.includes(choice.value) ? choice.label : []));
  const gone = chosen.filter((one) => choices.every((choice) => choice.value !== one));
  return [...labels, ...gone].join(", ") || field.none;
};
