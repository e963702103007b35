/** Schema of the answers for `npm run adopt`, which come from the terminal or from a YAML file. */
import { z } from "zod";
import { parseFile } from "../../src/content/check/parse";
import { formatProblems } from "../../src/content/check/problems";
import { deliverySchema } from "../../src/content/schema/hosting";
import { businessSchema } from "../../src/content/schema/business";
import { factsSchema } from "../../src/content/schema/facts";
import { TRANSLATIONS } from "../../src/content/shared/languages";
import { validate } from "../../src/content/check/validate";

/** Returns the slug for a place's name, such as coeur-dalene for Coeur d'Alene or espanola for Española. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const text = (description: string, max: number) => z.string().trim().min(1).max(max).meta({ description });

const { phone, email, hours, timeZone, responseHours, warrantyYears, address, streetMap, kept } = businessSchema.shape;

const placeSchema = z.strictObject({
  name: text("The name of the place, as customers call it.", 60).refine((name) => slugOf(name) !== "", "a name with letters or digits"),
  text: text("Two sentences for the place's page: what pavement is like there, and what you do about it.", 320),
  spanish: text("The text in Spanish. If omitted, the place has no Spanish page.", 320).optional(),
});

const unique = <Item>(items: readonly Item[], keyOf: (item: Item) => string): boolean => new Set(items.map(keyOf)).size === items.length;

/** Fields of an answers file. */
export const answersSchema = z.strictObject({
  name: text("The company's full name, as on the license.", 80),
  shortName: text("The company's short name, for the header.", 40),
  phone,
  email,
  domain: z
    .string()
    .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, "only a domain, such as www.example.com, without https:// or a path")
    .meta({ description: "The domain that the site will have." }),
  license: z
    .string()
    .regex(
      /^(?:none|(?=.*\d)[\dA-Za-z][\dA-Za-z .#-]*)$/,
      'a license number with its digits, or "none" if your state requires no license for this work',
    )
    .max(40)
    .meta({ description: 'Write the number in quotation marks, or "none" if your state requires no license for this work.' }),
  insured: z.union([z.literal(false), text("How the company is insured, or false if it is not insured.", 200)], {
    error: "a description, or false",
  }),
  spanishInsurance: text("How the company is insured, in Spanish.", 200).optional(),
  warrantyYears: z.union([z.literal(false), warrantyYears.unwrap()], { error: "a number of years, or false" }),
  since: z.int().min(1850).max(2100).optional(),
  town: address.shape.locality,
  region: z.string().regex(/^[A-Z]{2}$/, "a two-letter state code, such as NV"),
  state: address.shape.state,
  area: text("The service area as it reads in a sentence, such as the Truckee Meadows or Story County.", 60),
  spanishArea: text("The service area in Spanish.", 60).optional(),
  streetMap,
  timeZone,
  hours,
  responseHours,
  languages: z
    .array(z.enum(["en", ...TRANSLATIONS]))
    .refine((all) => all.includes("en"), "a list that includes en")
    .meta({ description: "Languages of the site: en, es." }),
  services: z
    .array(z.string())
    .min(1)
    .refine((all) => unique(all, String), "a list without duplicate services"),
  posts: z.array(z.string()),
  places: z
    .array(placeSchema)
    .min(1)
    .refine((all) => unique(all, ({ name }) => slugOf(name)), "a list without duplicate places"),
  prices: z.union([z.literal("ask"), factsSchema.shape.prices], {
    error: "ask, or the prices' year and the low and high of each price, as in docs/answers.yml",
  }),
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
      formatProblems(outcome.problems)
        .replace(/^.*\n+/, "")
        .replaceAll("content/", ""),
    );
  return outcome.data;
};
