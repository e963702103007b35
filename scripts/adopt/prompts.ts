/** Terminal prompts of `npm run adopt`. Esc offers to go back to the previous question. */
import { confirm, isCancel, log, multiselect, select, text } from "@clack/prompts";
import type { z } from "zod";
import { accentProblem } from "../lib/contrast";
import { expectation } from "../../src/content/check/validate";
import type { Languages } from "../../src/content/load/languages";
import { factsSchema } from "../../src/content/schema/facts";
import { answersSchema, insurance, NO_LICENSE, slugOf, type Answers } from "./answers";
import { readHours, writeHours } from "./read-hours";
import { STATES, stateCode } from "./states";

/** Answers by question. */
export type Given = Readonly<Record<string, unknown>>;

/** A question. Its answer is stored under `key`. */
export interface Question {
  readonly key: string;
  /**
   * Asks. Returns a symbol if the person pressed Esc or Ctrl-C.
   *
   * @param previous the answer that the person gave last time, if any
   * @param saveSoFar saves an unfinished answer of several lines, for a person who stops early
   */
  readonly ask: (answers: Given, previous: unknown, saveSoFar: (answer: unknown) => void) => Promise<unknown>;
  readonly isNeeded?: (answers: Given) => boolean;
}

/** What to do after Esc. */
export type Next = "back" | "again" | "stop";

export interface Draft {
  /** Answers of the last run, if that run wrote nothing. */
  readonly savedAnswers: Given;
  /** Saves the answers given so far. */
  readonly save: (answers: Given) => void;
}

/** Asks all questions in order. Returns the answers, or undefined if the person stopped. */
export const askInOrder = async (
  questions: readonly Question[],
  afterEscape: (isFirst: boolean) => Promise<Next>,
  { savedAnswers, save }: Draft,
): Promise<Given | undefined> => {
  const answers: Record<string, unknown> = {};
  const asked: number[] = [];
  for (let index = 0; index < questions.length;) {
    const question = questions[index];
    if (!question || question.isNeeded?.(answers) === false) {
      if (question) Reflect.deleteProperty(answers, question.key);
      index++;
      continue;
    }
    const keep = (answer: unknown): void => {
      answers[question.key] = answer;
      save({ ...savedAnswers, ...answers });
    };
    const answer = await question.ask(answers, answers[question.key] ?? savedAnswers[question.key], keep);
    if (isCancel(answer)) {
      const next = await afterEscape(asked.length === 0);
      if (next === "stop") return undefined;
      if (next === "back") index = asked.pop() ?? 0;
      continue;
    }
    keep(answer);
    asked.push(index);
    index++;
  }
  return answers;
};

const { shape } = answersSchema;

/** Returns the message for text that a schema rejects, or undefined. */
const faultOf = (schema: z.ZodType, value: unknown, expected?: string): string | undefined => {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  return issue && (expected ?? `Expected ${expectation(issue)}.`);
};

interface LineOptions {
  readonly initial?: string | ((answers: Given) => string | undefined) | undefined;
  readonly isOptional?: boolean;
  readonly read?: (typed: string) => unknown;
  readonly expected?: string;
  /** Returns what is wrong with a line that the schema accepts, or undefined. */
  readonly problem?: (typed: string) => string | undefined;
  readonly isNeeded?: Question["isNeeded"];
}

/** Returns a question that is answered with one line. An optional question may be left empty. */
const line = (key: string, schema: z.ZodType, message: string, options: LineOptions = {}): Question => {
  const { initial, isOptional = false, read = String, expected, problem, isNeeded } = options;
  return {
    key,
    ...(isNeeded && { isNeeded }),
    ask: (answers, previous) =>
      text({
        message: isOptional ? `${message} (leave empty for none)` : message,
        initialValue: typeof previous === "string" ? previous : ((typeof initial === "function" ? initial(answers) : initial) ?? ""),
        validate: (typed = "") =>
          isOptional && typed.trim() === "" ? undefined : (faultOf(schema, read(typed.trim()), expected) ?? problem?.(typed.trim())),
      }),
  };
};

const yesOrNo = (key: string, message: string, initialValue: boolean, isNeeded?: Question["isNeeded"]): Question => ({
  key,
  ...(isNeeded && { isNeeded }),
  ask: (_, previous) => confirm({ message, initialValue: typeof previous === "boolean" ? previous : initialValue }),
});

const strings = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** Asks for places, one at a time, and saves each. Typing a place again removes the place. */
export const places = (served: readonly string[]): Question => ({
  key: "places",
  ask: async (_, previous, saveSoFar) => {
    let all = previous ? strings(previous) : served;
    for (;;) {
      if (all.length > 0) log.info(`Places so far: ${all.join(", ")}`);
      const isFirst = all.length === 0;
      const name = await text({
        message: isFirst
          ? "A town or area you serve, one at a time"
          : "Another one (leave empty if that's all; type one again to take it out)",
        validate: (line = "") => {
          if (line.trim() === "") return isFirst ? "At least one place, please." : undefined;
          return line.includes(",") ? "One place at a time, without commas." : faultOf(shape.places, [line.trim()]);
        },
      });
      if (isCancel(name)) return name;
      const place = name.trim();
      if (place === "") return all;
      const otherPlaces = all.filter((name) => slugOf(name) !== slugOf(place));
      all = otherPlaces.length < all.length ? otherPlaces : [...all, place];
      saveSoFar(all);
    }
  },
});

/** Parses a price such as 200-500 or $1.50. */
const readPrice = (typed: string): unknown => {
  const [low = "", high = low, ...more] = typed.replace(/[$,\s]/g, "").split(/-|to/);
  return { low: Number(low), high: more.length > 0 || high === "" ? Number.NaN : Number(high) };
};

type PriceName = keyof typeof factsSchema.shape.prices.shape;

/** Prices to ask for, with the trades that they are for. */
const PRICES: readonly {
  readonly name: PriceName;
  readonly message: string;
  readonly example: string;
  readonly trades: readonly string[];
}[] = [
  { name: "driveway", message: "Sealcoating a typical driveway", example: "200-500", trades: ["sealcoating"] },
  { name: "squareFoot", message: "Sealcoating a lot, per square foot", example: "0.15-0.35", trades: ["sealcoating"] },
  { name: "crackFoot", message: "Filling cracks, per foot", example: "1-3", trades: ["crack-filling"] },
  { name: "patchSquareFoot", message: "Patching, per square foot", example: "6-12", trades: ["patching"] },
  { name: "stall", message: "Painting a stall again", example: "5-9", trades: ["striping"] },
  { name: "stencil", message: "Painting an arrow, a word or a symbol", example: "20-45", trades: ["striping", "accessible-parking"] },
  { name: "sign", message: "A sign on its post", example: "180-320", trades: ["accessible-parking"] },
];

const priceQuestions = (): readonly Question[] =>
  PRICES.map(({ name, message, example, trades }) =>
    line(`price:${name}`, factsSchema.shape.prices.shape[name], `${message}, in dollars, such as ${example}`, {
      isOptional: true,
      read: readPrice,
      expected: "A number, or a range with the lower number first.",
      isNeeded: ({ hasPrices, services }) => hasPrices === true && strings(services).some((slug) => trades.includes(slug)),
    }),
  );

/** A kind of work that the company can offer. */
interface Trade {
  readonly slug: string;
  readonly title: string;
}

/** Returns the questions of a first or later run. A later run offers the site's facts as answers. */
const questionsFor = (trades: readonly Trade[], { en, es }: Languages, isFirst: boolean): readonly Question[] => {
  const { business, company, words, locations, services } = en;
  // A first run starts from the sample, whose facts must not be offered as answers.
  const known = (value: string | number | undefined): string | undefined => (isFirst || value === undefined ? undefined : String(value));
  const isSpanish = ({ spanish }: Given): boolean => spanish === true;
  return [
    line("name", shape.name, "The company's full name, as on the license", { initial: known(business.name) }),
    line("shortName", shape.shortName, "A short name, for the header", {
      initial: ({ name }) =>
        known(business.shortName) ??
        String(name)
          .replace(/,? (?:LLC|Inc\.?|Corp\.?|Co\.?)$/i, "")
          .slice(0, 40),
    }),
    line("phone", shape.phone, "Phone number", { initial: known(business.phone) }),
    line("email", shape.email, "Email address for requests", { initial: known(business.email) }),
    line("domain", shape.domain, "The site's domain, such as www.example.com", {
      initial: known(business.siteUrl.replace("https://", "")),
    }),
    line("license", shape.license, 'Contractor license number, or "none" if your state requires none for this work', {
      initial: known(business.license ?? NO_LICENSE),
    }),
    line("insured", insurance, "How is the company insured?", { initial: known(company.insurance), isOptional: true }),
    line("since", shape.since.unwrap(), "Year the company started", {
      initial: known(company.since),
      isOptional: true,
      read: Number,
    }),
    {
      key: "services",
      ask: (_, previous) =>
        multiselect({
          message: "What work do you do? Space chooses, A chooses all, Enter continues.",
          options: trades.map(({ slug, title }) => ({ value: slug, label: title })),
          initialValues: previous ? [...strings(previous)] : isFirst ? [] : services.map(({ slug }) => slug),
          required: true,
        }),
    },
    line("warranty", shape.warrantyYears, "Years of warranty on sealcoating", {
      initial: known(business.warrantyYears),
      isOptional: true,
      read: Number,
      isNeeded: ({ services: chosen }) => strings(chosen).includes("sealcoating"),
    }),
    line("town", shape.town, "Town in the company's address", { initial: known(business.address.locality) }),
    line("state", shape.state, "State, such as Arizona or AZ", { initial: known(business.address.region) }),
    line("area", shape.area, "Your area as it reads in a sentence, such as northern Arizona or Story County", {
      initial: known(words.area),
    }),
    places(isFirst ? [] : locations.map(({ title }) => title)),
    line("timeZone", shape.timeZone.unwrap(), "Time zone", {
      initial: ({ state }) => {
        const code = stateCode(String(state)) ?? "";
        return (code === business.address.region ? known(business.timeZone) : undefined) ?? STATES[code]?.[1];
      },
      expected: "The name of a time zone, such as America/Denver.",
    }),
    line("hours", shape.hours, "Opening hours, such as Mon-Fri 7am-5pm, Sat 8am-noon, or 24/7", {
      initial: known(writeHours(business.hours)),
      expected: "Days and times, with am or pm if a time could be either, such as Mon-Fri 7am-5pm, Sat 8am-noon.",
      read: (typed) => readHours(typed) ?? typed,
    }),
    line("responseHours", shape.responseHours, "Within how many hours do you answer a request?", {
      initial: known(business.responseHours) ?? "24",
      read: Number,
    }),
    // A later run does not ask for prices: it keeps the site's.
    ...(isFirst ? [yesOrNo("hasPrices", "Show prices? If not, the pages ask visitors to call or write.", false), ...priceQuestions()] : []),
    yesOrNo("spanish", "Spanish pages too? Somebody must answer customers in Spanish.", !isFirst && es !== undefined),
    line("spanishArea", shape.spanishArea.unwrap(), "Your area in Spanish, such as el norte de Arizona", {
      initial: known(es?.words.area),
      isNeeded: isSpanish,
    }),
    line("spanishInsurance", shape.spanishInsurance.unwrap(), "How is the company insured, in Spanish?", {
      initial: known(es?.company.insurance),
      isNeeded: (given) => isSpanish(given) && String(given.insured).trim() !== "",
    }),
    line("color", shape.color.unwrap(), "Brand color, such as #ffc629", { isOptional: true, problem: accentProblem }),
    yesOrNo("keepPictures", "Keep the few sample pictures until you have photos? The footer calls them renderings.", true, () => isFirst),
  ];
};

/** The answer to "Keep the few sample pictures", as business.yml stores it. */
const KEPT_PICTURES = [{ what: "images", reason: "Renderings until our photos are taken; the footer says so." }];

/** Repaving costs this many times as much as sealing. The prompts do not ask for this range. */
const REPAVING_TIMES = { low: 10, high: 20 };

/** Parses the answers. `samePrices` are the prices that a later run keeps. */
const answersFrom = (given: Given, samePrices: Answers["prices"] | undefined): Answers => {
  const typed = (key: string): string => {
    const value = given[key];
    return typeof value === "string" ? value.trim() : "";
  };
  const optional = (key: string): string | undefined => typed(key) || undefined;
  const year = optional("since");
  const warranty = optional("warranty");
  const prices = Object.entries(given).flatMap(([key, value]): readonly (readonly [string, unknown])[] =>
    key.startsWith("price:") && String(value).trim() !== "" ? [[key.slice("price:".length), readPrice(String(value).trim())]] : [],
  );
  return answersSchema.parse({
    ...Object.fromEntries(
      ["name", "shortName", "phone", "email", "domain", "license", "town", "state", "area", "timeZone", "hours"].map((key) => [
        key,
        typed(key),
      ]),
    ),
    insured: optional("insured") ?? false,
    spanishInsurance: optional("spanishInsurance"),
    ...(year && { since: Number(year) }),
    warrantyYears: warranty ? Number(warranty) : false,
    responseHours: Number(typed("responseHours")),
    services: given.services,
    places: given.places,
    spanish: given.spanish,
    spanishArea: optional("spanishArea"),
    color: optional("color"),
    prices:
      samePrices ??
      (prices.length > 0
        ? { year: new Date().getFullYear(), repavingTimes: REPAVING_TIMES, ...Object.fromEntries<unknown>(prices) }
        : "none"),
    ...(given.keepPictures === true && { kept: KEPT_PICTURES }),
  });
};

const afterEscape = async (isFirst: boolean): Promise<Next> => {
  const next = await select<Next>({
    message: "Go back, or stop?",
    options: [
      ...(isFirst ? [] : [{ value: "back" as const, label: "Go back one question" }]),
      { value: "again", label: "Ask this question again" },
      { value: "stop", label: "Stop. Nothing is written. Any answers that you gave are saved for the next run." },
    ],
  });
  return isCancel(next) ? "stop" : next;
};

/** Asks all questions. Returns undefined if the person stopped. */
export const askAll = async (
  draft: Draft,
  trades: readonly Trade[],
  languages: Languages,
  isFirst: boolean,
): Promise<Answers | undefined> => {
  const given = await askInOrder(questionsFor(trades, languages, isFirst), afterEscape, draft);
  return given && answersFrom(given, isFirst ? undefined : languages.en.facts.prices);
};

/** Asks whether to write the content. */
export const confirmWriting = async (): Promise<boolean> => (await confirm({ message: "Write this?" })) === true;
