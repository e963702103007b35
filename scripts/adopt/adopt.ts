/** Fills the starter in for a company, or changes the facts of a site that was filled in before. Never changes sentences. */
import { formOfFile, withoutSubfolders } from "../../src/cms/collections";
import { readPage, readSettings, mergedFile } from "../../src/cms/page-format";
import type { Data } from "../../src/cms/same";
import { takeOut, type Files } from "../../src/cms/take-out";
import { inSentence } from "../../src/content/format/in-sentence";
import { listInWords } from "../../src/content/format/list-in-words";
import { mapTexts } from "../../src/content/facts/map-texts";
import { files as single } from "../../src/content/schema";
import { fileIn, LANGUAGES, languageOf, type Language } from "../../src/content/shared/languages";
import { TITLE_LIMIT } from "../../src/content/schema/sections";
import { isRecord } from "../../src/content/shared/required";
import { NO_LICENSE, slugOf, type Answers } from "./answers";
import { STATES } from "./states";

/** The starter's place page. Every place gets a copy in which {{town}} is the place's name. */
const PLACE = "locations/your-town.md";

/** Maximum number of trades that a sentence lists. */
const MOST_IN_SENTENCE = 3;

/** Returns the fields of a group; returns an empty object if there is no group. */
const group = (value: unknown): Data => (isRecord(value) ? value : {});

/** Returns all files, with some fields of one file changed. A field that becomes undefined is removed. */
const update = (files: Files, file: string, change: (fields: Data) => Data): Files => {
  const text = files[file];
  if (text === undefined) return files;
  const fields = readSettings(text);
  return { ...files, [file]: mergedFile(file, { ...fields, ...change(fields) }) };
};

/** Returns the slugs of a folder's English entries. */
export const slugsIn = (files: Files, folder: "services" | "locations"): readonly string[] =>
  Object.keys(files).flatMap((file) => {
    const { collection, slug } = formOfFile(file) ?? {};
    return collection === folder && slug !== undefined ? [slug] : [];
  });

/** Returns all files, with subfolders removed from the paths of entries: services/lots/sealing.md becomes services/sealing.md. */
export const filesWithoutSubfolders = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [withoutSubfolders(file), text]));

const languagesOf = ({ spanish }: Answers): readonly Language[] => (spanish ? ["en", "es"] : ["en"]);

/** Phrases about license and insurance, for the promises on the home page. */
const CLAIMS = {
  en: { license: "Licensed", insurance: "Insured", both: "Licensed and insured" },
  es: { license: "Con licencia", insurance: "Con seguro", both: "Con licencia y seguro" },
} as const satisfies Readonly<Record<Language, unknown>>;

/** Returns the phrase for the license and insurance that a company has; undefined if there is neither. */
const claimIn = (language: Language, isLicensed: boolean, isInsured: boolean): string | undefined => {
  const { license, insurance, both } = CLAIMS[language];
  if (isLicensed) return isInsured ? both : license;
  return isInsured ? insurance : undefined;
};

/** Returns "English and Spanish", written in `language`. */
const bothLanguages = (language: Language): string => {
  const names = new Intl.DisplayNames(LANGUAGES[language].tag, { type: "language" });
  const list = listInWords(
    (["en", "es"] as const).map((tag) => names.of(tag) ?? tag),
    language,
  );
  return `${list.slice(0, 1).toUpperCase()}${list.slice(1)}`;
};

/** Returns the company's languages. Keeps the site's own text, unless an earlier run wrote it and the site is not in Spanish any more. */
const languagesFact = (language: Language, { spanish }: Answers, own: unknown): unknown => {
  const generated = bothLanguages(language);
  if (spanish) return own ?? generated;
  return own === generated ? undefined : own;
};

/** Returns the company's trades as they read in a sentence; returns `otherwise` if there are too many, or if one is not translated. */
const tradesIn = (language: Language, files: Files, { services }: Answers, otherwise: unknown): unknown => {
  const titles = services.flatMap((slug) => {
    const { title } = readPage(files[fileIn(language, `services/${slug}.md`)] ?? "");
    return typeof title === "string" ? [inSentence(title, language)] : [];
  });
  return titles.length === services.length && titles.length <= MOST_IN_SENTENCE ? listInWords(titles, language) : otherwise;
};

/**
 * Returns the files with the company's facts in the settings.
 *
 * @param own the site's own texts, if the site was adopted before: their values are kept where no answer changes them
 */
const withFacts = (texts: Files, answers: Answers, starter: Files, own: Files): Files => {
  const ownFields = (file: string): Data => readSettings(own[file] ?? "");
  const [state = answers.state, stateZone] = STATES[answers.state] ?? [];
  const { name, shortName, phone, email, hours, responseHours, license, warrantyYears, streetMap, kept } = answers;
  const ownBusiness = ownFields(single.business.file);
  const ownZone = group(ownBusiness.address).region === answers.state ? ownBusiness.timeZone : undefined;
  let all = update(texts, single.business.file, (fields) => ({
    name,
    shortName,
    phone,
    email,
    hours,
    responseHours,
    siteUrl: `https://${answers.domain}`,
    license: license === NO_LICENSE ? undefined : license,
    address: { ...group(fields.address), locality: answers.town, region: answers.state, state },
    timeZone: answers.timeZone ?? ownZone ?? stateZone ?? fields.timeZone,
    warrantyYears: warrantyYears || undefined,
    ...(streetMap && { streetMap }),
    // Sample files that the launch check accepts.
    ...(kept && { kept }),
  }));
  all = update(all, single.facts.file, ({ prices }) => {
    const { year, repavingTimes } = group(prices);
    return { prices: answers.prices === "none" ? { year, repavingTimes } : answers.prices };
  });
  const ownServices = slugsIn(own, "services");
  const hasSameServices = ownServices.length === answers.services.length && answers.services.every((slug) => ownServices.includes(slug));
  const [isLicensed, isInsured] = [license !== NO_LICENSE, answers.insured !== false];
  const [wasLicensed, wasInsured] = ["license" in ownBusiness, "insurance" in ownFields(single.company.file)];
  const hasSameClaim = isLicensed === wasLicensed && isInsured === wasInsured;
  for (const language of languagesOf(answers)) {
    const isSpanish = language === "es";
    const company = fileIn(language, single.company.file);
    const insurance = isSpanish ? (answers.spanishInsurance ?? ownFields(company).insurance ?? answers.insured) : answers.insured;
    all = update(all, company, ({ languages }) => ({
      ...(isSpanish ? {} : { since: answers.since }),
      insurance: isInsured ? insurance : undefined,
      languages: languagesFact(language, answers, languages),
    }));
    const words = fileIn(language, single.words.file);
    const hasOwn = words in own;
    all = update(all, words, ({ promises, trades }) => ({
      area: isSpanish ? (answers.spanishArea ?? ownFields(words).area ?? answers.area) : answers.area,
      trades: hasOwn && hasSameServices ? trades : tradesIn(language, all, answers, readSettings(starter[words] ?? "").trades ?? trades),
      promises: hasOwn && hasSameClaim ? promises : { ...group(promises), licensed: claimIn(language, isLicensed, isInsured) },
    }));
  }
  return all;
};

/** Returns the slug of the page with this title (an owner may have given it another slug), or else a slug made from the name. */
const placeSlug = (files: Files, place: string): string =>
  slugsIn(files, "locations").find((slug) => readPage(files[`locations/${slug}.md`] ?? "").title === place) ?? slugOf(place);

/** Returns the pages of the places that have none yet. */
const newPlaces = (files: Files, starter: Files, answers: Answers): Files =>
  Object.fromEntries(
    languagesOf(answers).flatMap((language) => {
      const template = starter[fileIn(language, PLACE)];
      if (template === undefined) return [];
      return answers.places.flatMap((place, index) => {
        const file = fileIn(language, `locations/${placeSlug(files, place)}.md`);
        if (file in files) return [];
        // Safe cast: `mapTexts` changes only strings.
        const page = mapTexts(readPage(template), (text) => text.replaceAll("{{town}}", () => place)) as Data;
        const order = index + 1;
        return [[file, mergedFile(file, { ...page, menu: { order }, served: order, seo: fittingSeo(page.seo, place) })]];
      });
    }),
  );

/** Returns a place's search title and description. If the title is too long for a search result, uses the place's name instead. */
const fittingSeo = (seo: unknown, place: string): Data => {
  const { title, ...rest } = group(seo);
  return { title: String(title).length <= TITLE_LIMIT ? title : place, ...rest };
};

/**
 * Returns the content for the answers.
 *
 * @param starter the starter's texts by path
 * @param current the site's own texts, if the site was adopted before: only facts change, missing pages are added, and pages of services
 * and places that are not in the answers are removed
 * @throws Error if the answers name a service that neither the starter nor the site has
 */
export const adopt = (starter: Files, answers: Answers, current?: Files): Files => {
  const own = filesWithoutSubfolders(current ?? {});
  const base = current ? own : starter;
  const languages = languagesOf(answers);
  const isOfSite = (file: string): boolean => languages.includes(languageOf(`/${file}`)) && !file.endsWith(PLACE);
  const known = [...new Set([...slugsIn(starter, "services"), ...slugsIn(base, "services")])];
  const unknown = answers.services.filter((slug) => !known.includes(slug));
  if (unknown.length > 0) throw new Error(`services: unknown: ${unknown.join(", ")}. Choose from: ${known.join(", ")}.`);
  // A site in one language gets the whole Spanish folder when Spanish is added.
  const missing = Object.entries(starter).filter(([file]) => isOfSite(file) && !(file in base));
  const all: Files = { ...Object.fromEntries([...Object.entries(base).filter(([file]) => isOfSite(file)), ...missing]) };
  const placed = { ...all, ...newPlaces(all, starter, answers) };
  const slugs = answers.places.map((place) => placeSlug(placed, place));
  const dropped = [
    ...slugsIn(placed, "services").flatMap((slug) => (answers.services.includes(slug) ? [] : [{ folder: "services" as const, slug }])),
    ...slugsIn(placed, "locations").flatMap((slug) => (slugs.includes(slug) ? [] : [{ folder: "locations" as const, slug }])),
  ];
  // Links in text to the dropped pages become plain text. Links that a field requires lead to /services or /locations instead.
  const out = takeOut(placed, dropped, { resolvesAll: true });
  const remaining = Object.fromEntries(Object.entries({ ...placed, ...out.changed }).filter(([file]) => !out.removed.includes(file)));
  const adopted = withFacts(remaining, answers, starter, own);
  // Entries stay in their subfolders.
  const original = new Map(Object.keys(current ?? {}).map((file) => [withoutSubfolders(file), file]));
  return Object.fromEntries(Object.entries(adopted).map(([file, text]) => [original.get(file) ?? file, text]));
};
