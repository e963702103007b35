/** Reads the data of one file, even of an invalid file, so that the editor can still load the site. */
import type { NamedFacts } from "../facts/named-facts";
import { businessSchema, type Business } from "../schema/business";
import { schemaIn, type Translatable } from "../schema/translation";
import type { Language } from "../shared/languages";
import { checkFile } from "./check-file";
import { complete } from "./complete";

/** Matches an entry's address even if the file cannot be parsed, so that links to the entry are not reported too. */
const ADDRESS = /^address:[ \t]*["']?(?<address>[a-z0-9-]+)/m;

interface File {
  /** Path relative to `content/`. */
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly language: Language;
  readonly entry: Translatable;
  /** Facts that the file may reference; undefined if a facts file is invalid. */
  readonly facts: NamedFacts | undefined;
  /** The slug of an entry; undefined for a single file. */
  readonly slug?: string | undefined;
}

/**
 * Checks a file. If the file is invalid, replaces missing and wrong values with defaults.
 *
 * @param check checks the file as `checkFile` does
 */
export const readData = ({ file, bytes, language, entry, facts, slug }: File, check: typeof checkFile = checkFile) => {
  const schema = schemaIn(language, entry);
  const { parsed, data: valid, problems } = check(file, bytes, schema, facts);
  const address = parsed ? undefined : ADDRESS.exec(new TextDecoder().decode(bytes))?.groups?.address;
  const data = valid ?? complete(schema, parsed?.data ?? (slug === undefined ? {} : { title: slug, address }));
  return {
    problems,
    data,
    body: parsed?.body ?? "",
    /** The parsed file; undefined if the file is invalid. */
    valid: valid && parsed,
    /** The file's review state, if the file is a translation. */
    translation: { file, reviewed: data.reviewed === true },
  };
};

const { timeZone, siteUrl } = businessSchema.shape;

/** Returns the company's settings, with a substitute for an invalid time zone or site URL. */
export const usableBusiness = (business: Business): Business => ({
  ...business,
  timeZone: timeZone.catch("UTC").parse(business.timeZone),
  siteUrl: siteUrl.catch("https://address-is-wrong.invalid").parse(business.siteUrl),
});
