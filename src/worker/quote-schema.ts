/** Validates the fields of a quote request against their definitions in src/quote/form-fields.ts. */
import { regexes } from "zod/mini";
import { cleanLine, cleanText, isReadable } from "../content/format/clean-text";
import { joinValues, valuesIn } from "../quote/field-values";
import { choicesOf, FIELD_NAMES, FORM_FIELDS, KINDS, type FieldName, type FormField } from "../quote/form-fields";
import { Refusal } from "./refusal";
import { site } from "./site-settings";

/** Matches a value that a choice may have had on a page that the visitor opened before the last deployment. */
const FORMER_CHOICE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The answers of a quote request. Optional answers that were left out are empty strings. */
export type Quote = Readonly<Record<FieldName, string>>;

/**
 * Returns a cleaned answer to a field.
 *
 * @throws Refusal if the answer is too long or cannot be a choice
 */
const answerTo = (field: FormField, typed: string): string => {
  const { isSeveral, isLong } = KINDS[field.kind];
  if ("choices" in field) {
    const chosen = isSeveral ? valuesIn(typed) : [typed].filter(Boolean);
    const isKnown = (choice: string): boolean => choicesOf(field, site.words.form).some(({ value }) => value === choice);
    if (chosen.some((choice) => !isKnown(choice) && !FORMER_CHOICE.test(choice))) throw new Refusal("unreadable");
    return joinValues(chosen);
  }
  const text = isLong ? cleanText(typed).trim() : cleanLine(typed);
  if (text.length > field.maxLength) throw new Refusal("long");
  return text;
};

/**
 * Parses the fields of a form.
 *
 * @throws Refusal if a required field is empty, an answer is too long or cannot be a choice, or the email address is invalid
 */
export const readQuote = (fields: ReadonlyMap<string, string>): Quote => {
  const answers = FIELD_NAMES.map((name) => {
    const answer = answerTo(FORM_FIELDS[name], fields.get(name) ?? "");
    if (FORM_FIELDS[name].isRequired && !isReadable(answer)) throw new Refusal("incomplete");
    return [name, answer] as const;
  });
  for (const [name, answer] of answers)
    if (FORM_FIELDS[name].kind === "email" && answer && !regexes.html5Email.test(answer)) throw new Refusal("email");
  // Safe cast: `answers` has every field name; `Object.fromEntries` widens the names to `string`.
  return Object.fromEntries(answers) as Quote;
};
