/** Removes sentences that are not true of the company. */
import { schemaOfFile } from "../../src/cms/collections";
import type { Data } from "../../src/cms/same";
import type { Files, Line } from "../../src/cms/take-out";
import type { WEEKDAYS } from "../../src/content/format/hours";
import { hostingFile } from "../../src/content/load/content-directory";
import { readHosting } from "../../src/content/load/read-hosting";
import { factsFrom } from "../../src/content/load/read-facts";
import { files as single } from "../../src/content/schema";
import { englishFile, languageOf, type Language } from "../../src/content/shared/languages";
import { PAGE_PARTS } from "../../src/content/shared/words";
import type { Answers } from "./answers";
import { asGroup, bytesIn, linesIn, rewrite } from "./edit-files";
import { cutBody, cutData, type ShouldRemove } from "./sentences";

/** Phrases that claim both license and insurance, with the replacements for a company that has only the license or only the insurance. */
const LICENSE_AND_INSURANCE: readonly (readonly [RegExp, string, string])[] = [
  [/\bLicensed(?: and|,) insured/g, "Licensed", "Insured"],
  [/\blicensed(?: and|,) insured/g, "licensed", "insured"],
  [/\bCon licencia y seguro/g, "Con licencia", "Con seguro"],
  [/\bcon licencia y seguro/g, "con licencia", "con seguro"],
];

/** Files with labels or with questions to ask any contractor. They promise no warranty, so their mentions of warranties stay. */
const LABELS: readonly string[] = [single.words.file, single.worksheets.file];

/** Replacement for a fact that is not set, in fields that must not be empty. */
const NOT_SET = { en: "the figure in your bid", es: "la cifra de su propuesta" } as const satisfies Readonly<Record<Language, string>>;

/** Returns patterns for sentences to remove: unset facts, claims that are not true of this company, and the sample's opening days. */
const patternsOf = ({ license, insured, warrantyYears, prices, hours }: Answers, isFirst: boolean, unset: RegExp, hasLabels: boolean) => {
  const isOpen = (day: (typeof WEEKDAYS)[number]): boolean => hours.some(({ days }) => days.includes(day));
  const isWeekend = isOpen("Saturday") && !isOpen("Sunday");
  const patterns: readonly (readonly [boolean, RegExp])[] = [
    [true, unset],
    [prices === "ask", new RegExp(`\\{\\{price-year\\}\\}|#${PAGE_PARTS.cost}\\b`)],
    [
      license === "none",
      /\blicensed\b|\b[Oo]ur (?:\S+ )?(?:contractor )?license\b|\b[Cc]on licencia\b|\bTenemos licencia|^Licencia y seguro|\b[Nn]uestro número de licencia|Contractors Board/,
    ],
    [
      insured === false,
      /\binsured\b|\bproof of insurance\b|\binsurance certificates?\b|\by seguro\b|\b(?:certificado|comprobante)s? de seguro/,
    ],
    [warrantyYears === false && !hasLabels, /\bwarrant(?:y|ies)\b|\bgarantías?\b/i],
    [isFirst && !isOpen("Saturday"), /\b[Oo]n Saturdays?\b|\bSaturdays are possible\b|\b[Ee]n sábado\b/],
    [
      isFirst && !isWeekend,
      /\b[Cc]losed on Sunday\b|\buntil Monday\b|\b[Dd]omingo cerramos\b|\besperan al lunes\b|\bSunday, when we're closed\b/,
    ],
  ];
  return patterns.flatMap(([isFalse, pattern]) => (isFalse ? [pattern] : []));
};

/** Removes the prices from a page, and the link to the prices from the page's hero. */
const withoutPrices = (fields: Data): Data => {
  const hero = asGroup(fields.hero);
  const leads = String(asGroup(hero.link).to).endsWith("#cost");
  return { ...fields, prices: undefined, ...(leads && { hero: { ...hero, link: undefined } }) };
};

/** Removes sentences with a fact that is not set or a claim that is not true of the company. Returns the files and the changed lines. */
export const withoutClaims = (
  files: Files,
  answers: Answers,
  isFirst: boolean,
): { readonly files: Files; readonly changed: readonly Line[] } => {
  const unsetFacts = Object.entries(factsFrom(bytesIn(files), readHosting(hostingFile()).hosting, "en") ?? {}).flatMap(
    ([name, { text, times }]) => (text === undefined ? [`${name}(?: x [\\d,]+)?`] : times ? [] : [`${name} x [\\d,]+`]),
  );
  const unset = new RegExp(`\\{\\{\\s*(?:${unsetFacts.join("|")})\\s*\\}\\}`);
  const splitJointClaims = (text: string): string =>
    (answers.license !== "none") === (answers.insured !== false)
      ? text
      : LICENSE_AND_INSURANCE.reduce(
          (all, [both, license, insurance]) => all.replace(both, answers.license === "none" ? insurance : license),
          text,
        );
  const changed: Line[] = [];
  const entries = Object.entries(files).map(([file, given]): readonly [string, string] => {
    const schema = schemaOfFile(file);
    const text = splitJointClaims(given);
    const showsPrices = answers.prices === "ask" && /^prices:/m.test(text) && file !== single.facts.file;
    const patterns = patternsOf(answers, isFirst, unset, LABELS.includes(englishFile(file)));
    const isCut: ShouldRemove = (sentence) => patterns.some((pattern) => pattern.test(sentence));
    if (!schema || (!isCut(text) && !showsPrices)) return [file, text];
    const fieldsOf = (fields: Data) => cutData(schema, showsPrices ? withoutPrices(fields) : fields, isCut);
    const written = rewrite(file, text, fieldsOf, (body) => cutBody(body, isCut))
      // Required fields keep their sentences, so replace unset facts in them.
      .replace(new RegExp(`${unset.source}(?: (?:per sq ft|el pie cuadrado))?`, "g"), NOT_SET[languageOf(`/${file}`)]);
    const lines = new Set(given.split("\n"));
    changed.push(...linesIn(file, written, (line) => !lines.has(line)));
    return [file, written];
  });
  return { files: Object.fromEntries(entries), changed };
};
