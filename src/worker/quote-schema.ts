/** The five fields of a request, checked as strictly as the form's own browser would and no further. */
import * as z from "zod/mini";
import { FIELD_NAMES } from "../quote/field-names";
import { QUOTE_SERVICES } from "../quote/services";
import { MAX_LENGTH } from "./limits";
import { Refusal } from "./refusal";

const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
const CONTROLS_IN_TEXT = /[^\P{Cc}\t\n]+/gu;

/** Makes one line of a text: what would break the line or hide in it becomes a space. */
export const oneLine = (text: string): string => text.replace(CONTROLS, " ").trim();

/** Makes plain text: lines end as they do here, and what hides in it is taken out. */
export const plainText = (text: string): string => text.replace(/\r\n?/g, "\n").replace(CONTROLS_IN_TEXT, "").trim();

const text = (max: number, clean: (text: string) => string) =>
  z.pipe(z.pipe(z.string(), z.transform(clean)), z.string().check(z.maxLength(max)));
const needed = (max: number) => text(max, oneLine).check(z.refine(Boolean));

/** A request's text. Empty strings stand for what was left out. */
const quoteSchema = z.object({
  name: needed(MAX_LENGTH.name),
  email: needed(MAX_LENGTH.email),
  phone: needed(MAX_LENGTH.phone),
  service: z.enum(["", ...QUOTE_SERVICES.map(({ value }) => value)]),
  message: text(MAX_LENGTH.message, plainText),
});

export type Quote = z.infer<typeof quoteSchema>;

/** The rule by which browsers check `type="email"`. */
const EMAIL = z.email({ pattern: z.regexes.html5Email });

/**
 * Reads the five fields out of a form.
 *
 * @throws Refusal when one that is needed is missing, too long, or no address
 */
export const readQuote = (fields: ReadonlyMap<string, string>): Quote => {
  const { success, data, error } = quoteSchema.safeParse(Object.fromEntries(FIELD_NAMES.map((name) => [name, fields.get(name) ?? ""])));
  if (!success) {
    const issue = error.issues[0];
    if (issue?.code === "too_big") throw new Refusal("long");
    throw new Refusal(issue?.path[0] === "service" ? "unreadable" : "incomplete");
  }
  if (!EMAIL.safeParse(data.email).success) throw new Refusal("email");
  return data;
};
