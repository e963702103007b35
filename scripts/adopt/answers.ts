/** Schema of the answers for `npm run adopt`, which come from the terminal or from a YAML file. */
import { domainToASCII } from "node:url";
import { z } from "zod";
import { parseFile } from "../../src/content/check/parse";
import { formatProblems } from "../../src/content/check/problems";
import { expectation, validate } from "../../src/content/check/validate";
import { businessSchema } from "../../src/content/schema/business";
import { companySchema } from "../../src/content/schema/company";
import { DOMAIN } from "../../src/content/schema/fields";
import { deliverySchema } from "../../src/content/schema/hosting";
import { factsSchema } from "../../src/content/schema/facts";
import { tidyPhone } from "../../src/content/format/phone";
import { readHours } from "./read-hours";
import { stateCode, STATES } from "./states";

/**
 * Returns the slug for a place's name, such as coeur-dalene for Coeur d'Alene or espanola for Española. Ignores every kind of apostrophe,
 * including the Hawaiian okina (a modifier letter, Lm).
 */
export const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[\p{M}\p{Lm}'‘’`´]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** One line of text. Braces would be read as facts. */
const text = (description: string, max: number) =>
  z
    .string()
    .trim()
    .min(1, "some text")
    .max(max)
    .regex(/^[^{}<>\n]*$/, "text without { } < > and line breaks")
    .meta({ description });

const { phone, email, hours, timeZone, responseHours, warrantyYears, kept, streetMap } = businessSchema.shape;

const isUnique = <Item>(items: readonly Item[], keyOf: (item: Item) => string): boolean => new Set(items.map(keyOf)).size === items.length;

/** Returns a schema that validates text after changing it, for example into the usual format. */
const afterChange = <Schema extends z.ZodType>(change: (typed: string) => unknown, schema: Schema) =>
  z.preprocess((given) => (typeof given === "string" ? change(given) : given), schema);

/** Returns a domain in lowercase ASCII, without https:// and slashes at the end. */
const tidyDomain = (typed: string): string => {
  const domain = typed
    .trim()
    .replace(/^https?:\/\/|\/+$/gi, "")
    .toLowerCase();
  // domainToASCII would cut off a path, which the schema must reject.
  return /[/?#:@\\]/.test(domain) ? domain : domainToASCII(domain) || domain;
};

/** Opening hours, as a list of rows or as people write them. */
const readableHours = z.preprocess((given, context) => {
  if (typeof given !== "string") return given;
  const rows = readHours(given);
  if (rows) return rows;
  context.addIssue({ code: "custom", message: "days and times, such as Mon-Fri 7am-5pm, Sat 8am-noon, or 24/7", input: given });
  return z.NEVER;
}, hours);

/** Reports places that would have the same page. */
const eachPlaceOnce = (names: readonly string[], context: z.RefinementCtx): void => {
  for (const [index, name] of names.entries()) {
    const first = names.findIndex((other) => slugOf(other) === slugOf(name));
    const message = `a place that is not in the list, because "${names[first] ?? ""}" would have the same page`;
    if (first < index) context.addIssue({ code: "custom", path: [index], message, input: names });
  }
};

/** The answer of a company without a contractor license. */
export const NO_LICENSE = "none";

const PRICES = "none, or the prices' year and the low and high of each price, as in docs/answers.yml";

/** Returns what is expected of the prices or, if one of their fields is wrong, of that field. */
const pricesError = ({ errors }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>): string => {
  const [issue] = errors.flat().filter(({ path }) => path.length > 0);
  return issue ? `${issue.path.join(".")} with ${expectation(issue)}` : PRICES;
};

/** How an insured company is insured. */
export const insurance = text("How the company is insured.", 200);

/** Fields of an answers file. */
export const answersSchema = z.strictObject({
  name: text("The company's full name, as on the license.", 80),
  shortName: text("The company's short name, for the header.", 40),
  phone: afterChange(tidyPhone, phone),
  email,
  domain: afterChange(tidyDomain, z.string().regex(DOMAIN, "a domain without a path, such as www.example.com")),
  license: afterChange(
    (typed) => (/^\s*none\s*$/i.test(typed) ? NO_LICENSE : typed),
    text("The contractor license number, or several of them.", 40).refine(
      (typed) => typed === NO_LICENSE || /\d/.test(typed),
      'a license number with its digits, or "none" if your state requires no license for this work',
    ),
  ),
  insured: z.union([z.literal(false), insurance], { error: "a description, or false" }),
  spanishInsurance: text("How the company is insured, in Spanish.", 200).optional(),
  warrantyYears: z.union([z.literal(false), warrantyYears.unwrap()], { error: "a number of years, or false" }).default(false),
  since: companySchema.shape.since,
  town: text("Town in the company's address.", 35),
  state: afterChange(
    (typed) => stateCode(typed) ?? typed,
    z.string().refine((code) => Object.hasOwn(STATES, code), "a state of the United States, such as Arizona or AZ"),
  ),
  area: text("The service area as it reads in a sentence, such as northern Arizona.", 50),
  spanishArea: text("The service area in Spanish.", 50).optional(),
  streetMap,
  timeZone: timeZone.optional(),
  hours: readableHours,
  responseHours,
  spanish: z.boolean(),
  services: z
    .array(z.string())
    .min(1, "at least one service")
    .refine((all) => isUnique(all, String), "a list without duplicate services"),
  places: z
    .array(text("A place you serve.", 60).refine((name) => slugOf(name) !== "", "a name with letters or digits"))
    .min(1, "at least one place")
    .max(100)
    .superRefine(eachPlaceOnce),
  prices: z.union([z.literal("none"), factsSchema.shape.prices], { error: pricesError }),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, "a color such as #ffc629")
    .optional(),
  delivery: deliverySchema.optional(),
  kept,
});

export type Answers = z.infer<typeof answersSchema>;

/**
 * Parses an answers file.
 *
 * @throws Error that lists all problems, with their lines and keys
 */
export const parseAnswers = (file: string, bytes: Uint8Array): Answers => {
  const result = parseFile(file, bytes);
  const outcome = "problems" in result ? result : validate(answersSchema, result.parsed);
  if ("problems" in outcome)
    throw new Error(
      // Omit the first line, which counts the problems, and the folder `content/`: the answers are in another folder.
      formatProblems(outcome.problems)
        .replace(/^.*\n+/, "")
        .replaceAll("content/", ""),
    );
  return outcome.data;
};
