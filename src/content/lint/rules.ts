/** The rules of the content lint, as data. docs/writing.md has the guidelines that no rule can check. */
import { files, folders } from "../schema";
import type { Language } from "../shared/languages";
import { DESCRIPTION_LIMIT, TITLE_LIMIT } from "../schema/sections";

/** Patterns for claims that content must not make. Each key is the reason, which the advice prints. The lint ignores questions. */
export const CLAIMS: Readonly<Record<string, RegExp>> = {
  "sealcoat is renewed every few years, not every year":
    /\b(?:re-?seal|sealcoat|seal|coat)(?:ed|ing|s)?\b[^.;:|]*\b(?:every|each) (?:single )?year\b/i,
  "heat, cold and rain all stop the work": /\b(?:any|all) (?:seasons?|weather)\b|\bin every season\b|\byear-round\b/i,
  "we promise only the workmanship warranty in the settings": /\bguarantee/i,
  "filler suits narrow cracks only": /(?<!\bno )\bfiller (?:fixes|cures|solves|repairs) (?:everything|every|all|any|them)/i,
  "no one certifies parking lots, and compliance takes more than paint":
    /\bADA[- ](?:certified|approved)\b|\bcertified\b|\b(?:ensures?|promises?|full|fully|assured?) (?:ADA[- ])?complian/i,
  "we do not have an office or crew in each place":
    /\b(?:[Oo]ur|[Aa] local|[Aa]n?) (?:local )?(?:office|branch|shop|yard|showroom|crew|team) (?:in|at) [A-Z]|\b[Cc]rews? based in\b/,
  "many homes here have concrete or pavers": /\bmost (?:homes|houses|driveways)\b[^.;]*\basphalt\b/i,
  "a superlative that cannot be checked":
    /\bthe best (?:sealcoat|contractor|company|crew|price|service|in\b)|#1\b|\bnumber one\b|\b(?:premier|unmatched|unbeatable|unrivaled|world-class|top-rated)\b/i,
  "prices are ranges, never firm": /\b(?:only|just|flat|a fixed) \$\d/i,
};

/** Patterns for claims that Spanish content must not make. Each key is the reason, which the advice prints. */
export const SPANISH_CLAIMS: Readonly<Record<string, RegExp>> = {
  "we promise only the workmanship warranty in the settings": /\bgarantiza(?:mos|do|da|dos|das)?\b|\bgarantía (?:total|de por vida)\b/i,
  "a superlative that cannot be checked":
    /\bsomos (?:el|la|los|las) mejor(?:es)?\b|\b(?:el|la) mejor (?:empresa|contratista|compañía|precio|servicio)\b/i,
  "prices are ranges, never firm": /\b(?:solo|sólo|apenas) \$\d/i,
};

export const CLAIMS_BY_LANGUAGE: Readonly<Record<Language, typeof CLAIMS>> = { en: CLAIMS, es: SPANISH_CLAIMS };

/**
 * Facts that the lint recognizes when they are typed out instead of referenced: only facts whose text is unlikely to mean something else.
 * The company's full name comes before its short name, because it usually contains the short name.
 */
export const RECOGNIZED_FACTS = [
  "company",
  "company-short",
  "phone",
  "email",
  "driveway-price",
  "square-foot-price",
  "temperature",
  "dry-weather",
];

/** Minimum and maximum length of search titles and descriptions, in characters. */
export const SEARCH_LENGTHS = { title: [15, TITLE_LIMIT], description: [80, DESCRIPTION_LIMIT] } as const;

/** Maximum number of words in a sentence on English sales pages. */
export const MAX_SENTENCE_WORDS = 25;

/** Checks whether a file is an English sales page: the home page, a service or a place. */
export const isEnglishSalesPage = (file: string): boolean =>
  file === files.homePage.file || Object.values(folders).some(({ folder, isDated }) => !isDated && file.startsWith(`${folder}/`));

/** Fields without a limit on sentence length, because each has a total limit: picture descriptions, search titles and descriptions. */
export const UNLIMITED_FIELDS = /(?:^|\.)(?:alt|seo\.\w+)$/;

/** Files with facts that only the owner knows. */
export const OWNER_FILES: ReadonlySet<string> = new Set([files.business.file, files.facts.file, files.company.file]);
