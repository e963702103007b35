/**
 * The fields of the quote form. The form, its draft, the Worker's validation, its database, the error page, the mail, the
 * spreadsheet and the owner's page iterate over them. A field's label is under its name in words.yml.
 */

/** Names in the order of the form. They are also the columns of the database (src/worker/migrations). */
export const FIELD_NAMES = ["name", "email", "phone", "service", "message"] as const;

/** Field with the language of the form, if not English. */
export const LANGUAGE_FIELD = "language";

export type FieldName = (typeof FIELD_NAMES)[number];

/** Texts of some of the fields, by their names. */
export type FieldTexts = Readonly<Partial<Record<FieldName, string>>>;

interface AnyField {
  /** Column title in the spreadsheet. */
  readonly heading: string;
  readonly isRequired: boolean;
}

/** A single-line or multi-line text. */
interface TextField extends AnyField {
  readonly kind: "text" | "email" | "tel" | "longText";
  /** Maximum number of characters. */
  readonly maxLength: number;
  /** @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  readonly autoComplete: string;
}

/** One of several values. */
interface ChoiceField extends AnyField {
  readonly kind: "choice";
  /** Key below `form` in words.yml with the labels of the choices. */
  readonly words: string;
  /** The values sent, each with the key of its label in that group. */
  readonly choices: readonly { readonly value: string; readonly word: string }[];
  /** Shown to the company if nothing was chosen. */
  readonly none: string;
}

/** A field and how it is validated. */
export type FormField = TextField | ChoiceField;

/** All fields by name. 254 is the maximum length of a mail address (RFC 5321, 4.5.3.1.3). */
export const FORM_FIELDS = {
  name: { kind: "text", heading: "Name", isRequired: true, maxLength: 200, autoComplete: "name" },
  email: { kind: "email", heading: "Email", isRequired: true, maxLength: 254, autoComplete: "email" },
  phone: { kind: "tel", heading: "Phone", isRequired: true, maxLength: 60, autoComplete: "tel" },
  service: {
    kind: "choice",
    heading: "Service",
    isRequired: false,
    words: "services",
    choices: [
      { value: "commercial-sealcoating", word: "commercialSealcoating" },
      { value: "residential-sealcoating", word: "residentialSealcoating" },
      { value: "crack-filling", word: "crackFilling" },
      { value: "striping", word: "striping" },
      { value: "asphalt-repair", word: "asphaltRepair" },
      { value: "other", word: "other" },
    ],
    none: "No service chosen",
  },
  message: { kind: "longText", heading: "Project details", isRequired: false, maxLength: 10_000, autoComplete: "off" },
} as const satisfies Readonly<Record<FieldName, FormField>>;

type KnownChoice = Extract<(typeof FORM_FIELDS)[FieldName], ChoiceField>;

/** Labels that words.yml must have: one for each field and each choice. */
export type FieldWords = Readonly<Record<FieldName | "choose", string>> & {
  readonly [Field in KnownChoice as Field["words"]]: Readonly<Record<Field["choices"][number]["word"], string>>;
};

/** Returns the choices of a field with their labels. */
export const choicesOf = (field: KnownChoice, words: FieldWords): readonly { readonly value: string; readonly label: string }[] => {
  const labels: Readonly<Record<string, string>> = words[field.words];
  return field.choices.map(({ value, word }) => ({ value, label: labels[word] ?? value }));
};

/** Returns an answer as the company reads it; for a choice, its label. */
export const answerText = (name: FieldName, value: string, words: FieldWords): string => {
  const field = FORM_FIELDS[name];
  if (field.kind !== "choice") return value;
  return choicesOf(field, words).find((choice) => choice.value === value)?.label ?? field.none;
};
