/** Tests a later run of `npm run adopt` with a fake terminal: Enter keeps what the site has, and Esc goes back a question. */
import { confirm, multiselect, select, text } from "@clack/prompts";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { parse as parseYaml, stringify } from "yaml";
import { adopt, slugsIn } from "../../../scripts/adopt/adopt";
import { parseAnswers, type Answers } from "../../../scripts/adopt/answers";
import { STARTER, textsIn, writeContent } from "../../../scripts/adopt/files";
import { askAll } from "../../../scripts/adopt/prompts";
import type { Files } from "../../../src/cms/take-out";
import { readLanguages, type Languages } from "../../../src/content/load/languages";
import { newFolder } from "../../fixtures/folder";

/** The answer of a clack prompt when the person presses Esc. */
const ESCAPE = Symbol.for("clack:cancel");

jest.mock("@clack/prompts", () => ({
  isCancel: (value: unknown) => typeof value === "symbol",
  log: { info: jest.fn() },
  confirm: jest.fn(),
  multiselect: jest.fn(),
  select: jest.fn(),
  text: jest.fn(),
}));

const STARTER_FILES = textsIn(STARTER);
const OWNERS = "__tests__/fixtures/owners";
const ownerFiles = readdirSync(OWNERS).map((name) => path.join(OWNERS, name));
const [FIRST = ""] = ownerFiles;

const readAnswers = (file: string, change: object = {}): Answers =>
  parseAnswers(file, Buffer.from(stringify({ ...(parseYaml(readFileSync(file, "utf8")) as object), ...change })));

const languagesOf = (site: Files): Languages => {
  const root = newFolder();
  writeContent(root, site, { from: STARTER, omitsUnused: true });
  const { languages } = readLanguages(root, { drafts: true });
  rmSync(root, { recursive: true });
  return languages;
};

const TRADES = slugsIn(STARTER_FILES, "services").map((slug) => ({ slug, title: slug }));

/**
 * Asks all questions. Presses Enter at each, unless `typed` has an answer: its keys are the starts of the questions' messages, and each
 * answer is given once.
 */
const askAgain = async (languages: Languages, typed: Readonly<Record<string, unknown>> = {}) => {
  const asked: string[] = [];
  const left = new Map(Object.entries(typed));
  const answerTo = (message: string, initial: unknown): never => {
    asked.push(message);
    const start = [...left.keys()].find((each) => message.startsWith(each)) ?? "";
    const answer = left.get(start) ?? initial;
    left.delete(start);
    return answer as never;
  };
  jest.mocked(text).mockImplementation(({ message, initialValue = "", validate }) => {
    const answer: unknown = answerTo(message, initialValue);
    if (typeof answer === "string" && typeof validate === "function") expect(validate(answer)).toBeUndefined();
    return Promise.resolve(answer as never);
  });
  jest.mocked(confirm).mockImplementation(({ message, initialValue }) => Promise.resolve(answerTo(message, initialValue)));
  jest.mocked(multiselect).mockImplementation(({ message, initialValues }) => Promise.resolve(answerTo(message, initialValues)));
  // Only the menu after Esc uses `select`.
  jest.mocked(select).mockImplementation(() => Promise.resolve("back" as never));
  const isFirst = false;
  const answers = await askAll({ savedAnswers: {}, save: () => undefined }, TRADES, languages, isFirst);
  if (!answers) throw new Error("the run was stopped");
  return { answers, asked };
};

const siteOf = (change: object): Files => adopt(STARTER_FILES, readAnswers(FIRST, change));

/**
 * Returns a site's files with a changed text.
 *
 * @throws Error if the file does not change
 */
const edited = (site: Files, file: string, part: string | RegExp, to: string): Files => {
  const text = site[file] ?? "";
  const changed = text.replace(part, to);
  if (changed === text) throw new Error(`${file} does not contain ${String(part)}`);
  return { ...site, [file]: changed };
};

/** Returns a site's files with other phrases in words.yml than those that a first run writes. */
const withOwnPhrases = (site: Files): Files => {
  const english = edited(site, "settings/words.yml", /^trades: .*$/m, "trades: all pavement work");
  const spanish = edited(english, "es/settings/words.yml", /^trades: .*$/m, "trades: todo para su pavimento");
  const licensed = edited(spanish, "settings/words.yml", /^ {2}licensed: .*$/m, "  licensed: Fully licensed");
  return edited(licensed, "es/settings/words.yml", /^ {2}licensed: .*$/m, "  licensed: Con todas las licencias");
};

const SPANISH_INSURANCE = "Responsabilidad civil, $1 millón por reclamo.";
const SPANISH = { spanish: true, spanishArea: "el valle", insured: "General liability.", spanishInsurance: SPANISH_INSURANCE };

it.each<[string, () => Files]>([
  ...ownerFiles.map((file): [string, () => Files] => [path.basename(file), () => adopt(STARTER_FILES, readAnswers(file))]),
  ["the smaller time zone of its state", () => siteOf({ town: "El Paso", state: "TX", timeZone: "America/Denver" })],
  ["its own Spanish texts", () => siteOf(SPANISH)],
  ["Spanish, and no insurance", () => siteOf({ ...SPANISH, insured: false })],
  ["its own phrases about its work and license", () => withOwnPhrases(siteOf(SPANISH))],
  ["a renamed place", () => edited(siteOf({ places: ["Ames", "Boone"] }), "locations/ames.md", "title: Ames", "title: Ames and Nevada")],
])("Enter at each question changes nothing on a site with %s", async (_, make) => {
  const site = make();
  const { answers } = await askAgain(languagesOf(site));
  expect(adopt(STARTER_FILES, answers, site)).toEqual(site);
});

it.each([
  ["settings/words.yml", "parking lot striping", "Licensed"],
  ["es/settings/words.yml", "pintura de estacionamientos", "Con licencia"],
])("replaces the phrases in %s about the company's work and license once they are outdated", (file, trades, licensed) => {
  const answers = readAnswers(FIRST, { ...SPANISH, insured: false, services: ["striping"] });
  const after = adopt(STARTER_FILES, answers, withOwnPhrases(siteOf(SPANISH)));
  expect(parseYaml(after[file] ?? "")).toMatchObject({ trades, promises: { licensed } });
});

/** Returns a site's files with a service of the owner, which is a copy of striping with another title. */
const withService = (site: Files, file: string, title: string): Files => ({
  ...site,
  [file]: (site["services/striping.md"] ?? "").replace(/^title: .*$/m, `title: ${title}`),
});

it.each([
  ["ADA markings", "ADA markings"],
  ["HOA Road Paving", "HOA road paving"],
  ["Crack-Filling by McAdam", "crack-filling by McAdam"],
])("the sentence about the company's work names the service %j as %j", (title, named) => {
  const site = withService(siteOf(SPANISH), "services/own.md", title);
  const after = adopt(STARTER_FILES, readAnswers(FIRST, { ...SPANISH, services: ["own"] }), site);
  expect(parseYaml(after["settings/words.yml"] ?? "")).toMatchObject({ trades: named });
});

it("the Spanish sentence about the company's work names no service without a Spanish page", () => {
  const site = withService(siteOf(SPANISH), "services/own.md", "Paving");
  const after = adopt(STARTER_FILES, readAnswers(FIRST, { ...SPANISH, services: ["striping", "own"] }), site);
  expect(parseYaml(after["es/settings/words.yml"] ?? "")).toMatchObject({ trades: "trabajos de asfalto" });
});

describe("a site whose Spanish pages are dropped", () => {
  const companyAfter = (site: Files): unknown =>
    parseYaml(adopt(STARTER_FILES, readAnswers(FIRST, { spanish: false }), site)["settings/company.yml"] ?? "");

  it("does not keep the languages that an earlier run wrote", () => {
    expect(companyAfter(siteOf(SPANISH))).not.toHaveProperty("languages");
  });

  it("keeps the owner's own text about languages", () => {
    const site = edited(siteOf(SPANISH), "settings/company.yml", /^languages: .*$/m, "languages: English, Spanish and Tagalog");
    expect(companyAfter(site)).toMatchObject({ languages: "English, Spanish and Tagalog" });
  });
});

it.each([
  ["services/striping.md", "services/marking/striping.md"],
  ["services/striping.md", "services/a/b/striping.md"],
  ["es/services/striping.md", "es/services/marking/striping.md"],
  ["locations/ames.md", "locations/iowa/ames.md"],
])("keeps the owner's sentences in %s if the file was moved to %s", async (file, moved) => {
  const { [file]: text = "", ...others } = siteOf({ ...SPANISH, places: ["Ames", "Boone"] });
  const site = { ...others, [moved]: `${text}\nA sentence of the owner.\n` };
  const { answers } = await askAgain(languagesOf(site));
  expect(adopt(STARTER_FILES, answers, site)).toEqual(site);
});

it("accepts a service that only the site has, in a subfolder", () => {
  const site = withService(siteOf(SPANISH), "services/own/grooving.md", "Grooving");
  const after = adopt(STARTER_FILES, readAnswers(FIRST, { ...SPANISH, services: ["grooving"] }), site);
  expect(after["services/own/grooving.md"]).toBe(site["services/own/grooving.md"]);
});

it("offers the time zone of a new state", async () => {
  const { answers } = await askAgain(languagesOf(siteOf({ state: "TX", timeZone: "America/Denver" })), { State: "Iowa" });
  expect(answers.timeZone).toBe("America/Chicago");
});

it("Esc goes back one question from each question", async () => {
  const languages = languagesOf(siteOf(SPANISH));
  const { asked } = await askAgain(languages);
  expect(asked.length).toBeGreaterThan(20);
  for (const [index, message] of asked.entries()) {
    if (index === 0) continue;
    const again = await askAgain(languages, { [message]: ESCAPE });
    // All questions up to this one, then the one before it and all that follow.
    expect(again.asked).toEqual([...asked.slice(0, index + 1), ...asked.slice(index - 1)]);
  }
});

it.each([
  ["a time zone", { timeZone: undefined }],
  ["the Spanish area", { spanishArea: undefined }],
  ["the Spanish insurance", { spanishInsurance: undefined }],
])("an answers file without %s keeps the site's", (_, change) => {
  const given = { ...SPANISH, state: "TX", timeZone: "America/Denver" };
  const site = siteOf(given);
  expect(adopt(STARTER_FILES, readAnswers(FIRST, { ...given, ...change }), site)).toEqual(site);
});
