/** Validates a request's fields by the same rules as the browser. */
import * as z from "zod/mini";
import { joinValues, valuesIn } from "../quote/field-values";
import { FIELD_NAMES, FORM_FIELDS, type FieldName, type FormField } from "../quote/form-fields";
import { Refusal } from "./refusal";

const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
const CONTROLS_IN_TEXT = /[^\P{Cc}\t\n]+/gu;

/** Returns text as one line: replaces line breaks and control characters with spaces, and removes bidirectional control characters. */
export const oneLine = (text: string): string =>
  text
    .replace(/\p{Bidi_Control}+/gu, "")
    .replace(CONTROLS, " ")
    .trim();

/** Returns text with LF line endings and without control characters. */
export const plainText = (text: string): string => text.replace(/\r\n?/g, "\n").replace(CONTROLS_IN_TEXT, "").trim();

const text = (max: number, clean: (text: string) => string) =>
  z.pipe(z.pipe(z.string(), z.transform(clean)), z.string().check(z.maxLength(max)));

const valueRule = (field: FormField): z.ZodMiniType<string> => {
  switch (field.kind) {
    case "choice":
      return z.enum(["", ...field.choices.map(({ value }) => value)]);
    case "choices": {
      const values = z.array(z.enum(field.choices.map(({ value }) => value)));
      return z.pipe(
        z.pipe(z.pipe(z.string(), z.transform(valuesIn)), values),
        z.transform((chosen: string[]) => joinValues(chosen)),
      );
    }
    case "longText":
      return text(field.maxLength, plainText);
    case "text":
    case "email":
    case "tel":
      return text(field.maxLength, oneLine);
  }
};

const ruleOf = (field: FormField): z.ZodMiniType<string> => {
  const rule = valueRule(field);
  return field.isRequired ? rule.check(z.refine(Boolean)) : rule;
};

/** A request's answers. Omitted optional answers are empty strings. */
export type Quote = Readonly<Record<FieldName, string>>;

const quoteSchema = z.object(
  // `Object.fromEntries` does not keep the names' type.
  Object.fromEntries(FIELD_NAMES.map((name) => [name, ruleOf(FORM_FIELDS[name])])) as Record<FieldName, z.ZodMiniType<string>>,
);

/** The rule of browsers for `type="email"`. */
const EMAIL = z.email({ pattern: z.regexes.html5Email });

/**
 * Parses the fields of a form.
 *
 * @throws Refusal when a required field is missing, a text is too long, or the email address is invalid
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
