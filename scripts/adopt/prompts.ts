/** Terminal prompts of `npm run adopt`. Ctrl-C at any prompt exits without writing. */
import { z } from "zod";
import { cancel, confirm, isCancel, log, multiselect, text } from "@clack/prompts";
import { readPage, readSettings } from "../../src/cms/page-format";
import { isSame } from "../../src/cms/same";
import type { Files } from "../../src/cms/take-out";
import { WEEKDAYS } from "../../src/content/format/hours";
import { resolveText } from "../../src/content/fact-references";
import { factsFrom } from "../../src/content/read-facts";
import { files as single, folders, type FolderName } from "../../src/content/schema";
import { factsSchema } from "../../src/content/schema/facts";
import { innerOf } from "../../src/content/schema-walk";
import { fileIn } from "../../src/content/shared/languages";
import { propertyOf } from "../../src/content/shared/required";
import { expectation } from "../../src/content/validate";
import { bytesIn } from "./adopt";
import { answersSchema, slugOf, type Answers } from "./answers";

type Key = keyof Answers;

const isAnswer = <Value>(value: Value): value is Exclude<Value, symbol> => !isCancel(value);

/** Returns the answer to a prompt. Exits with code 1 on Ctrl-C. */
const answered = async <Value>(prompt: Promise<Value>): Promise<Exclude<Value, symbol>> => {
  const value = await prompt;
  if (isAnswer(value)) return value;
  cancel("Nothing was written.");
  process.exit(1);
};

const asText = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** Parses opening hours such as "Monday-Friday 07:00-18:00, Saturday 08:00-16:00". */
const readHours = (typed: string): unknown =>
  typed.split(",").map((row) => {
    const {
      first = "",
      last = "",
      opens,
      closes,
    } = /^\s*(?<first>[A-Za-z]+)(?:\s*-\s*(?<last>[A-Za-z]+))?\s+(?<opens>[\d:]+)\s*-\s*(?<closes>[\d:]+)\s*$/.exec(row)?.groups ?? {};
    const day = (name: string): number => WEEKDAYS.findIndex((weekday) => weekday.toLowerCase() === name.toLowerCase());
    return { days: WEEKDAYS.slice(day(first), (last === "" ? day(first) : day(last)) + 1), opens, closes };
  });

const oneLine = (hours: unknown): string =>
  Array.isArray(hours)
    ? hours
        .map((row: unknown) => {
          const days = propertyOf(row, "days");
          const names = Array.isArray(days) ? days.map(String) : [];
          const span = names.length > 1 ? `${names[0] ?? ""}-${names.at(-1) ?? ""}` : (names[0] ?? "");
          return `${span} ${asText(propertyOf(row, "opens"))}-${asText(propertyOf(row, "closes"))}`;
        })
        .join(", ")
    : "";

/**
 * Asks for one line until the schema accepts it.
 *
 * @param expected what to type; without it, as the schema says
 */
const line = async (
  field: Key | z.ZodType,
  message: string,
  initialValue: string,
  read: (typed: string) => unknown = (typed) => typed,
  expected?: string,
): Promise<unknown> => {
  const schema = typeof field === "string" ? answersSchema.shape[field] : field;
  const parse = (typed = "") => schema.safeParse(read(typed.trim()));
  const problem = (typed?: string) => {
    const [issue] = parse(typed).error?.issues ?? [];
    return issue && (expected ?? expectation(issue));
  };
  return parse(await answered(text({ message, initialValue, validate: problem }))).data;
};

const orFalse = async (key: Key, question: string, message: string, initial: string, read?: (typed: string) => unknown): Promise<unknown> =>
  (await answered(confirm({ message: question }))) && line(key, message, initial, read);

const choose = (files: Files, folder: FolderName, message: string, required: boolean, isChosen = true): Promise<string[]> => {
  const facts = factsFrom(bytesIn(files), "en");
  const options = Object.entries(files).flatMap(([file, source]) => {
    const slug = new RegExp(`^${folders[folder].folder}/(?<slug>[^/]+)\\.md$`).exec(file)?.groups?.slug;
    return slug === undefined ? [] : [{ value: slug, label: resolveText(asText(readPage(source, "").title), facts).text }];
  });
  const initialValues = isChosen ? options.map(({ value }) => value) : [];
  return answered(
    multiselect({ message: `${message} Space toggles one, A toggles all, Enter continues.`, options, initialValues, required }),
  );
};

const askFor = async (message: string, isOptional = false): Promise<string> => {
  const validate = (typed: string | undefined) => (!typed?.trim() && !isOptional ? "some text" : undefined);
  return asText(await answered(text({ message, validate }))).trim();
};

/** Asks for places. Returns them after those in `served`, which already have a page that is not changed. */
const places = async (isSpanish: boolean, served: readonly string[]): Promise<unknown> => {
  const all: { readonly name: string; readonly text: string; readonly spanish?: string }[] = served.map((name) => ({ name, text: name }));
  for (;;) {
    const name = await askFor(all.length === 0 ? "A place you serve" : "Another place (leave empty to finish)", all.length > 0);
    if (name === "") return all;
    if (all.some((one) => slugOf(one.name) === slugOf(name))) {
      log.warn(`${name} is already in the list.`);
      continue;
    }
    const placeText = await askFor(`Two sentences about pavement in ${name}, and what you do about it`);
    const spanish = isSpanish ? await askFor("The same in Spanish (leave empty for no Spanish page)", true) : "";
    all.push({ name, text: placeText, ...(spanish && { spanish }) });
  }
};

/** Parses a price such as 200-500 or 300. Returns undefined for an empty line. */
const readPrice = (typed: string): unknown => {
  const [low = "", high = low, ...more] = typed.replace(/[$\s]/g, "").split("-");
  return typed === "" ? undefined : { low: Number(low), high: more.length > 0 ? Number.NaN : Number(high) };
};

/** Asks for the prices that the texts of the chosen services refer to. */
const prices = async (files: Files, services: readonly string[]): Promise<unknown> => {
  const message = "Do your pages show prices? Otherwise they ask visitors to call or write.";
  if (!(await answered(confirm({ message, initialValue: false })))) return "ask";
  const texts = services.map((slug) => files[`${folders.services.folder}/${slug}.md`]).join("\n");
  const samplePrices = propertyOf(readSettings(files[single.facts.file] ?? ""), "prices");
  const example = (price: unknown): string => ["low", "high"].map((end) => asText(propertyOf(price, end))).join("-");
  const answers: Record<string, unknown> = { year: new Date().getFullYear(), repavingTimes: propertyOf(samplePrices, "repavingTimes") };
  for (const [name, schema] of Object.entries(factsSchema.shape.prices.shape)) {
    const inner = innerOf(schema);
    const title = inner instanceof z.ZodType ? inner.meta()?.title : undefined;
    const fact = `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-price`;
    if (texts.includes(`{{${fact}`))
      answers[name] = await line(
        schema,
        `${title ?? name}, such as ${example(propertyOf(samplePrices, name))} (leave empty for no price)`,
        "",
        readPrice,
        "a number, or a range with the lower number first",
      );
  }
  return answers;
};

/** Asks for confirmation. In this module, because importing and requiring @clack/prompts results in two different symbols for Ctrl-C. */
export const isWanted = (): Promise<boolean> => answered(confirm({ message: "Make these changes?" }));

/** Asks every question. */
export const askAll = async (files: Files): Promise<Answers> => {
  const business = readSettings(files[single.business.file] ?? "");
  const company = readSettings(files[single.company.file] ?? "");
  const isSample = business.sample === true;
  // The sample's facts are not the owner's answers.
  const known = (name: string, data: unknown = business): string => (isSample ? "" : asText(propertyOf(data, name)));
  const { address } = business;
  const answers: Record<string, unknown> = {
    name: await line("name", "The company's full name, as on the license", known("name")),
    shortName: await line("shortName", "Its short name", known("shortName")),
    phone: await line("phone", "Phone, written (702) 555-0142", known("phone")),
    email: await line("email", "Email for estimate requests", known("email")),
    domain: await line("domain", "Domain, such as www.example.com", known("siteUrl").replace("https://", "")),
    license: await line(
      "license",
      'Contractor license number, or "none" if your state requires no license for this work',
      known("license"),
    ),
    insured: await orFalse("insured", "Is the company insured?", "How, in words", known("insurance", company)),
    warrantyYears: await orFalse(
      "warrantyYears",
      "Do you give a warranty on sealcoating?",
      "For how many years",
      known("warrantyYears"),
      Number,
    ),
    since: await line("since", "In business since (year; leave empty to omit)", known("since", company), (typed) =>
      typed === "" ? undefined : Number(typed),
    ),
    town: await line("town", "Town", known("locality", address)),
    region: await line("region", "State, two letters", known("region", address)),
    state: await line("state", "State, written out", known("state", address)),
    area: await line(
      "area",
      "Area, as in a sentence: the Truckee Meadows, Story County",
      known("area", readSettings(files[single.words.file] ?? "")),
    ),
    timeZone: await line("timeZone", "Time zone", asText(business.timeZone)),
    hours: await line(
      "hours",
      "Opening hours",
      isSame(readHours(oneLine(business.hours)), business.hours) ? oneLine(business.hours) : "",
      readHours,
      "days and times such as Monday-Friday 07:00-18:00, Saturday 08:00-16:00",
    ),
    responseHours: await line("responseHours", "Within how many hours do you answer requests?", asText(business.responseHours), Number),
    services: await choose(files, "services", "Which services do you offer?", true),
    posts: await choose(files, "posts", "Which guides do you want to keep? They mention places and laws of the sample.", false, !isSample),
  };
  const isSpanish = await answered(
    confirm({
      message: "Keep the Spanish pages? Someone must answer in Spanish.",
      initialValue: !isSample && fileIn("es", single.words.file) in files,
    }),
  );
  answers.languages = isSpanish ? ["en", "es"] : ["en"];
  if (isSpanish) {
    const saved = (file: string, name: string) => known(name, readSettings(files[fileIn("es", file)] ?? ""));
    answers.spanishArea = await line("spanishArea", "The area in Spanish, such as el valle de Reno", saved(single.words.file, "area"));
    if (answers.insured !== false)
      answers.spanishInsurance = await line("spanishInsurance", "The insurance in Spanish", saved(single.company.file, "insurance"));
  }
  answers.places = await places(isSpanish, isSample ? [] : await choose(files, "locations", "Which places do you still serve?", false));
  answers.prices = isSample
    ? await prices(files, answersSchema.shape.services.parse(answers.services))
    : readSettings(files[single.facts.file] ?? "").prices;
  log.step("This takes a few seconds.");
  return answersSchema.parse(answers);
};
