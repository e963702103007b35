/** Terminal prompts of `npm run adopt`. Ctrl-C at any prompt exits without writing. */
import { z } from "zod";
import { cancel, confirm, isCancel, log, multiselect, text } from "@clack/prompts";
import { isSame } from "../../src/cms/same";
import type { Files } from "../../src/cms/take-out";
import { WEEKDAYS } from "../../src/content/format/hours";
import type { Languages } from "../../src/content/load/languages";
import type { Content } from "../../src/content/schema";
import type { Business } from "../../src/content/schema/business";
import { factsSchema } from "../../src/content/schema/facts";
import { propertyOf } from "../../src/content/shared/required";
import { expectation } from "../../src/content/check/validate";
import { answersSchema, slugOf, type Answers } from "./answers";

type Read = (typed: string) => unknown;

const isAnswer = <Value>(value: Value): value is Exclude<Value, symbol> => !isCancel(value);

/** Returns the answer to a prompt. Exits with code 1 on Ctrl-C. */
const answered = async <Value>(prompt: Promise<Value>): Promise<Exclude<Value, symbol>> => {
  const value = await prompt;
  if (isAnswer(value)) return value;
  cancel("Nothing was written.");
  process.exit(1);
};

const isYes = (message: string, initialValue = true): Promise<boolean> => answered(confirm({ message, initialValue }));

const HOURS = /^\s*(?<first>[A-Za-z]+)(?:\s*-\s*(?<last>[A-Za-z]+))?\s+(?<opens>[\d:]+)\s*-\s*(?<closes>[\d:]+)\s*$/;

/** Parses opening hours such as "Monday-Friday 07:00-18:00, Saturday 08:00-16:00". */
const readHours: Read = (typed) =>
  typed.split(",").map((row) => {
    const { first = "", last = first, opens, closes } = HOURS.exec(row)?.groups ?? {};
    const day = (name: string): number => WEEKDAYS.findIndex((weekday) => weekday.toLowerCase() === name.toLowerCase());
    return { days: WEEKDAYS.slice(day(first), day(last) + 1), opens, closes };
  });

/** Formats opening hours for the prompt. Returns an empty string if the prompt's format cannot express the hours. */
const hoursInLine = (hours: Business["hours"]): string => {
  const rows = hours.map(({ days, opens, closes }) => `${[...new Set([days[0], days.at(-1)])].join("-")} ${opens}-${closes}`);
  return isSame(readHours(rows.join(", ")), hours) ? rows.join(", ") : "";
};

/**
 * Asks for one line until the schema accepts it.
 *
 * @param expected error message that says what to type; defaults to the schema's message
 */
const line = async (schema: z.ZodType, message: string, initialValue = "", read: Read = String, expected?: string): Promise<unknown> => {
  const parse = (typed = "") => schema.safeParse(read(typed.trim()));
  const validate = (typed?: string) => {
    const [issue] = parse(typed).error?.issues ?? [];
    return issue && (expected ?? expectation(issue));
  };
  return parse(await answered(text({ message, initialValue, validate }))).data;
};

const choose = (
  entries: readonly { readonly slug: string; readonly title: string }[],
  message: string,
  required: boolean,
  isChosen = true,
): Promise<string[]> =>
  answered(
    multiselect({
      message: `${message} Press Space to toggle an entry, A to toggle all, Enter to continue.`,
      options: entries.map(({ slug, title }) => ({ value: slug, label: title })),
      initialValues: isChosen ? entries.map(({ slug }) => slug) : [],
      required,
    }),
  );

const askFor = async (message: string, isOptional = false): Promise<string> =>
  z.string().parse(await line(z.string().min(isOptional ? 0 : 1), message));

/** Asks for places. Returns the places in `served` (their pages exist and stay unchanged), followed by the new places. */
const places = async (isSpanish: boolean, served: readonly string[]): Promise<Answers["places"]> => {
  const all: Answers["places"] = served.map((name) => ({ name, text: name }));
  for (;;) {
    const name = await askFor(all.length === 0 ? "A place you serve" : "Another place (leave empty to finish)", all.length > 0);
    if (name === "") return all;
    if (all.some((one) => slugOf(one.name) === slugOf(name))) {
      log.warn(`${name} is already in the list.`);
      continue;
    }
    const placeText = await askFor(`Two sentences about ${name}: what pavement is like there, and what you do about it`);
    const spanish = isSpanish ? await askFor(`The text about ${name} in Spanish (leave empty for no Spanish page)`, true) : "";
    all.push({ name, text: placeText, ...(spanish && { spanish }) });
  }
};

/** Parses a price such as 200-500 or 300. Returns undefined for an empty line. */
const readPrice: Read = (typed) => {
  const [low = "", high = low, ...more] = typed.replace(/[$\s]/g, "").split("-");
  return typed === "" ? undefined : { low: Number(low), high: more.length > 0 ? Number.NaN : Number(high) };
};

/** Asks for the prices that `texts` mention. Returns "ask" if the owner does not want to show prices. */
const prices = async (samplePrices: Content["facts"]["prices"], texts: string): Promise<unknown> => {
  if (!(await isYes("Do you want to show prices? If not, the pages ask visitors to call or write.", false))) return "ask";
  const answers: Record<string, unknown> = { year: new Date().getFullYear(), repavingTimes: samplePrices.repavingTimes };
  for (const [name, schema] of Object.entries(factsSchema.shape.prices.shape)) {
    const fact = `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-price`;
    if (!(schema instanceof z.ZodOptional) || !texts.includes(`{{${fact}`)) continue;
    const price = propertyOf(samplePrices, name);
    const example = [propertyOf(price, "low"), propertyOf(price, "high")].join("-");
    const message = `${schema.unwrap().meta()?.title ?? name}, such as ${example} (leave empty for no price)`;
    answers[name] = await line(schema, message, "", readPrice, "a number, or a range with the lower number first");
  }
  return answers;
};

/** Asks for confirmation. Not in adopt.mts, because `isCancel` detects Ctrl-C only in prompts from the same copy of @clack/prompts. */
export const isWanted = (): Promise<boolean> => isYes("Make these changes?");

/**
 * Asks all questions and returns the answers.
 *
 * @param files contents of all files, keyed by path
 */
export const askAll = async (files: Files, { en, es }: Languages): Promise<Answers> => {
  const { business, company, facts, words } = en;
  const answers: Record<string, unknown> = { insured: false, warrantyYears: false };
  const ask = async (key: keyof Answers, message: string, initial: string, read?: Read, expected?: string): Promise<void> => {
    answers[key] = await line(answersSchema.shape[key], message, initial, read, expected);
  };
  // Do not suggest the sample's facts as answers.
  const known = (value: string | number | undefined): string => (business.sample ? "" : String(value ?? ""));
  await ask("name", "The company's full name, as on the license", known(business.name));
  await ask("shortName", "The company's short name", known(business.shortName));
  await ask("phone", "Phone number, in the format (702) 555-0142", known(business.phone));
  await ask("email", "Email address for estimate requests", known(business.email));
  await ask("domain", "Domain of the site, such as www.example.com", known(business.siteUrl.replace("https://", "")));
  const license = 'Contractor license number, or "none" if your state requires no license for this work';
  await ask("license", license, known(business.license));
  if (await isYes("Is the company insured?")) await ask("insured", "How is the company insured?", known(company.insurance));
  if (await isYes("Do you offer a warranty on sealcoating?"))
    await ask("warrantyYears", "How many years does the warranty on sealcoating last?", known(business.warrantyYears), Number);
  const readYear: Read = (typed) => (typed === "" ? undefined : Number(typed));
  await ask("since", "Year the company started (leave empty to omit)", known(company.since), readYear);
  await ask("town", "Town in the company's address", known(business.address.locality));
  await ask("region", "Two-letter state code, such as NV", known(business.address.region));
  await ask("state", "Full name of the state, such as Nevada", known(business.address.state));
  await ask("area", "Service area as it reads in a sentence, such as the Truckee Meadows or Story County", known(words.area));
  await ask("timeZone", "The company's time zone", business.timeZone);
  const expected = "days and times such as Monday-Friday 07:00-18:00, Saturday 08:00-16:00";
  await ask("hours", "Opening hours", hoursInLine(business.hours), readHours, expected);
  await ask("responseHours", "Within how many hours do you answer quote requests?", String(business.responseHours), Number);
  const services = await choose(en.services, "Which services do you offer?", true);
  const guides = "Which posts do you want to keep? Some mention the sample's places and laws.";
  const posts = await choose(en.posts, guides, false, !business.sample);
  const isSpanish = await isYes("Keep the Spanish pages? Someone must answer customers in Spanish.", !business.sample && es !== undefined);
  if (isSpanish) await ask("spanishArea", "Service area in Spanish, such as el valle de Reno", known(es?.words.area));
  if (isSpanish && answers.insured !== false) await ask("spanishInsurance", "The insurance, in Spanish", known(es?.company.insurance));
  const served = business.sample ? [] : await choose(en.locations, "Which places do you still serve?", false);
  const all = {
    ...answers,
    services,
    posts,
    languages: isSpanish ? ["en", "es"] : ["en"],
    places: await places(isSpanish, served),
    prices: business.sample ? await prices(facts.prices, services.map((slug) => files[`services/${slug}.md`]).join("\n")) : facts.prices,
  };
  log.step("Preparing the content. This takes a few seconds.");
  return answersSchema.parse(all);
};
