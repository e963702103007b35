/** The fields of a request, checked as strictly as the form's own browser would and no further. */
import * as z from "zod/mini";
import { FIELD_NAMES, FORM_FIELDS, type FieldName, type FormField } from "../quote/form-fields";
import { Refusal } from "./refusal";

const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
const CONTROLS_IN_TEXT = /[^\P{Cc}\t\n]+/gu;

/** Makes one line of a text: line breaks and control characters become a space, and marks that turn the direction of text are removed. */
export const oneLine = (text: string): string =>
  text
    .replace(/\p{Bidi_Control}+/gu, "")
    .replace(CONTROLS, " ")
    .trim();

/** Makes plain text: lines end as they do here, and what hides in it is taken out. */
export const plainText = (text: string): string => text.replace(/\r\n?/g, "\n").replace(CONTROLS_IN_TEXT, "").trim();

const text = (max: number, clean: (text: string) => string) =>
  z.pipe(z.pipe(z.string(), z.transform(clean)), z.string().check(z.maxLength(max)));

const ruleOf = (field: FormField): z.ZodMiniType<string> => {
  const rule: z.ZodMiniType<string> =
    field.kind === "choice"
      ? z.enum(["", ...field.choices.map(({ value }) => value)])
      : text(field.maxLength, field.kind === "longText" ? plainText : oneLine);
  return field.isRequired ? rule.check(z.refine(Boolean)) : rule;
};

/** A request's text. Empty strings stand for what was left out. */
export type Quote = Readonly<Record<FieldName, string>>;

const quoteSchema = z.object(
  // The table's own names.
  Object.fromEntries(FIELD_NAMES.map((name) => [name, ruleOf(FORM_FIELDS[name])])) as Record<FieldName, z.ZodMiniType<string>>,
);

/** The rule by which browsers check `type="email"`. */
const EMAIL = z.email({ pattern: z.regexes.html5Email });

/**
 * Reads the fields out of a form.
 *
 * @throws Refusal when one that is needed is missing, too long, or no address
 */
export const readQuote = (fields: ReadonlyMap<string, string>): Quote => {
  const { success, data, error } = quoteSchema.safeParse(Object.fromEntries(FIELD_NAMES.map((name) => [name, fields.get(name) ?? ""])));
  if (!success) {
    const issue = error.issues[0];
    if (issue?.code === "too_big") throw new Refusal("long");
    throw new Refusal(issue?.code === "invalid_value" ? "unreadable" : "incomplete");
  }
  if (FIELD_NAMES.some((name) => FORM_FIELDS[name].kind === "email" && data[name] && !EMAIL.safeParse(data[name]).success))
    throw new Refusal("email");
  return data;
};
