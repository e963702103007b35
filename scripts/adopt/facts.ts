/** Writes the company's facts into the settings, and replaces text about the sample with neutral text. */
import { readFileSync } from "node:fs";
import { parse, stringify } from "yaml";
import type { Data } from "../../src/cms/same";
import type { Files } from "../../src/cms/take-out";
import { listInWords } from "../../src/content/format/list-in-words";
import { files as single } from "../../src/content/schema";
import { fileIn, LANGUAGES, type Language } from "../../src/content/shared/languages";
import type { Answers } from "./answers";
import { asGroup, update } from "./edit-files";

/** Phrases about license and insurance, for the promises on the home page and the places' pages. */
const CLAIMS = {
  en: { license: "Licensed", insurance: "Insured", both: "Licensed and insured" },
  es: { license: "Con licencia", insurance: "Con seguro", both: "Con licencia y seguro" },
} as const satisfies Readonly<Record<Language, unknown>>;

const claimIn = (language: Language, { license, insured }: Answers): string | undefined => {
  const claims = CLAIMS[language];
  if (license === "none") return insured === false ? undefined : claims.insurance;
  return insured === false ? claims.license : claims.both;
};

/** Returns the names of the site's languages, written in `language`, such as "English and Spanish". */
const languageNamesIn = (language: Language, { languages }: Answers): string => {
  const names = new Intl.DisplayNames(LANGUAGES[language].tag, { type: "language" });
  const list = listInWords(
    languages.map((tag) => names.of(tag) ?? tag),
    language,
  );
  return `${list.slice(0, 1).toUpperCase()}${list.slice(1)}`;
};

const businessOf = (answers: Answers, isFirst: boolean, fields: Data): Data => {
  const { name, shortName, phone, email, timeZone, hours, responseHours, license, warrantyYears, streetMap, kept } = answers;
  return {
    ...{ name, shortName, phone, email, timeZone, hours, responseHours },
    siteUrl: `https://${answers.domain}`,
    license: license === "none" ? undefined : license,
    address: { locality: answers.town, region: answers.region, state: answers.state, country: asGroup(fields.address).country ?? "US" },
    warrantyYears: warrantyYears || undefined,
    streetMap: streetMap ?? (isFirst ? undefined : fields.streetMap),
    sample: false,
    ...(isFirst && { social: {}, closedDays: undefined }),
    ...(kept && { kept }),
  };
};

/** New values for the sample's fields, by file and by group of fields. `null` removes a field or a group. */
type NeutralTexts = Readonly<Record<string, Readonly<Record<string, Data | null>>>>;

const merged = (group: unknown, changes: Data | null): Data | undefined =>
  changes === null
    ? undefined
    : Object.fromEntries(Object.entries({ ...asGroup(group), ...changes }).filter(([, value]) => value !== null));

const withNeutralTexts = (files: Files): Files => {
  const neutral = parse(readFileSync("scripts/adopt/neutral.yml", "utf8")) as NeutralTexts;
  return Object.entries(neutral).reduce(
    (all, [file, groups]) =>
      update(all, file, (fields) =>
        Object.fromEntries(Object.entries(groups).map(([name, changes]) => [name, merged(fields[name], changes)])),
      ),
    files,
  );
};

/** Returns the content with the company's facts. If the content is still the sample (`isFirst`), also adds neutral text. */
export const withFacts = (files: Files, answers: Answers, isFirst: boolean): Files => {
  let all = update(files, single.business.file, (fields) => businessOf(answers, isFirst, fields));
  all = update(all, single.company.file, ({ languages }) => ({
    since: answers.since,
    insurance: answers.insured || undefined,
    ...(answers.languages.length > 1 && { languages: languages ?? languageNamesIn("en", answers) }),
  }));
  all = update(all, single.facts.file, (fields) => {
    const { year, repavingTimes } = asGroup(fields.prices);
    return { prices: answers.prices === "ask" ? { year, repavingTimes } : answers.prices };
  });
  for (const language of answers.languages) {
    const isSpanish = language === "es";
    const company = fileIn(language, single.company.file);
    if (!(company in all)) all = { ...all, [company]: stringify({ reviewed: false, languages: languageNamesIn(language, answers) }) };
    if (isSpanish) all = update(all, company, () => ({ insurance: answers.insured === false ? undefined : answers.spanishInsurance }));
    all = update(all, fileIn(language, single.words.file), ({ promises }) => ({
      area: isSpanish ? (answers.spanishArea ?? answers.area) : answers.area,
      promises: { ...asGroup(promises), licensed: claimIn(language, answers) },
    }));
  }
  return isFirst ? withNeutralTexts(all) : all;
};
