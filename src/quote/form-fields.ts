/**
 * The fields of the quote form, once: the form, its draft, the Worker's checks, its database, the page of a refused form, the mail, the
 * spreadsheet and the owner's page loop over them. What visitors read of a field is its label in words.yml, under its name.
 */

/** The names, in the order of the form. The form sends them, and they are columns of the database (src/worker/migrations). */
export const FIELD_NAMES = ["name", "email", "phone", "service", "message"] as const;

/** Says in which language a visitor asked, where that is not English. */
export const LANGUAGE_FIELD = "language";

export type FieldName = (typeof FIELD_NAMES)[number];

/** Texts of some of the fields, by their names. */
export type FieldTexts = Readonly<Partial<Record<FieldName, string>>>;

interface AnyField {
  /** What the spreadsheet calls it. */
  readonly heading: string;
  readonly isRequired: boolean;
}

/** A line or a long text. */
interface TextField extends AnyField {
  readonly kind: "text" | "email" | "tel" | "longText";
  /** Characters that are saved. */
  readonly maxLength: number;
  /** @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  readonly autoComplete: string;
}

/** One of several values. */
interface ChoiceField extends AnyField {
  readonly kind: "choice";
  /** The group of words.yml, below `form`, that holds the labels of the choices. */
  readonly words: string;
  /** The value that is sent, and where that group has its label. */
  readonly choices: readonly { readonly value: string; readonly word: string }[];
  /** What the company reads when nothing was chosen. */
  readonly none: string;
}

/** What is asked in a field, and how the answer is checked. */
export type FormField = TextField | ChoiceField;

/** Every field, by its name. 254 is the longest address that mail knows (RFC 5321, 4.5.3.1.3). */
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

/** What words.yml must say of the fields: a label each, and one for each choice. */
export type FieldWords = Readonly<Record<FieldName | "choose", string>> & {
  readonly [Field in KnownChoice as Field["words"]]: Readonly<Record<Field["choices"][number]["word"], string>>;
};

/** Lists the choices of a field, each with its label. */
export const choicesOf = (field: KnownChoice, words: FieldWords): readonly { readonly value: string; readonly label: string }[] => {
  const labels: Readonly<Record<string, string>> = words[field.words];
  return field.choices.map(({ value, word }) => ({ value, label: labels[word] ?? value }));
};

/** Gives an answer as the company reads it: of a choice, its label. */
export const answerText = (name: FieldName, value: string, words: FieldWords): string => {
  const field = FORM_FIELDS[name];
  if (field.kind !== "choice") return value;
  return choicesOf(field, words).find((choice) => choice.value === value)?.label ?? field.none;
};
