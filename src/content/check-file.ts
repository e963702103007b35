import type { z } from "zod";
import { resolveData, resolveText } from "./fact-references";
import type { NamedFacts } from "./named-facts";
import { parseFile, type ParsedFile } from "./parse";
import { plainText } from "./plain-text";
import { problemAt, problemInText, type Problem } from "./problems";
import { tidyData } from "./tidy";
import type { TranslationState } from "./schema";
import { translationSchema } from "./schema/translation";
import { textDigest, textsAlone, translate } from "./translation";
import { validate } from "./validate";

type FileCheck<Output> =
  { readonly parsed: ParsedFile; readonly data: Output; readonly state?: TranslationState } | { readonly problems: readonly Problem[] };

/** The English file that another is the translation of. */
interface Original {
  readonly file: string;
  readonly bytes: Uint8Array;
}

interface Known {
  readonly bytes: Uint8Array;
  readonly original: Uint8Array | undefined;
  readonly facts: NamedFacts | undefined;
  readonly outcome: FileCheck<unknown>;
}

/** What came out last, by schema and file: `develop` reads everything again after each edit, and one file has changed. */
const known = new WeakMap<z.ZodType, Map<string, Known>>();

/** Puts the facts into a file's fields and its text. */
const withFacts = (
  parsed: ParsedFile,
  facts: NamedFacts | undefined,
): { readonly parsed: ParsedFile; readonly problems: readonly Problem[] } => {
  const fields = resolveData(parsed.data, facts);
  const body = resolveText(parsed.body, facts, true);
  return {
    parsed: { ...parsed, data: fields.data, body: body.text },
    problems: [
      ...fields.problems.map((fault) => problemAt(parsed, fault.path, fault)),
      ...body.problems.map((fault) => problemInText(parsed, fault.index, fault)),
    ],
  };
};

/** Takes what programs put in the place of what was typed: curly quotes are no reason to stop a build, whoever wrote the file. */
const asTyped = (parsed: ParsedFile): ParsedFile => ({ ...parsed, data: tidyData(parsed.data), body: plainText(parsed.body) });

/** A file that can be read, of a translation with the data of its English file under its texts. */
interface Typed {
  readonly parsed: ParsedFile;
  readonly problems: readonly Problem[];
  readonly state?: TranslationState;
}

const originalOf = (schema: z.ZodType, { data, body }: ParsedFile): Pick<TranslationState, "digest" | "english"> => ({
  digest: textDigest(schema, data, body),
  english: { data: textsAlone(schema, data), body },
});

/** Lays a translation over its English file. One that cannot be read is reported where it is read as content. */
const overOriginal = (schema: z.ZodType, own: ParsedFile, { file, bytes }: Original): Typed => {
  const result = parseFile(file, bytes);
  if ("problems" in result) return { parsed: own, problems: [] };
  const english = asTyped(result.parsed);
  const { data, faults, bodyFaults } = translate(schema, english, own);
  const state = validate(translationSchema, own);
  return {
    parsed: { ...own, data },
    problems: [
      ...("problems" in state ? state.problems : []),
      ...faults.map((fault) => problemAt(own, fault.path, fault)),
      ...bodyFaults.map((fault) => problemInText(own, 0, fault)),
    ],
    ...("data" in state && { state: { file: own.file, ...state.data, ...originalOf(schema, english) } }),
  };
};

const check = <Output>(
  file: string,
  bytes: Uint8Array,
  schema: z.ZodType<Output>,
  facts: NamedFacts | undefined,
  original: Original | undefined,
): FileCheck<Output> => {
  const result = parseFile(file, bytes);
  if ("problems" in result) return result;
  const own = asTyped(result.parsed);
  const typed: Typed = original ? overOriginal(schema, own, original) : { parsed: own, problems: [] };
  const { parsed, problems } = withFacts(typed.parsed, facts);
  const outcome = validate(schema, parsed);
  const all = [...typed.problems, ...problems, ...("problems" in outcome ? outcome.problems : [])];
  if ("problems" in outcome || all.length > 0) return { problems: all };
  return { parsed, data: outcome.data, ...(typed.state && { state: typed.state }) };
};

/**
 * Parses and validates one file by itself. The same bytes are not looked at twice.
 *
 * @param facts what the file's references stand for; undefined while their own files are wrong
 * @param original the English file, of a translation
 */
export const checkFile = <Output>(
  file: string,
  bytes: Uint8Array,
  schema: z.ZodType<Output>,
  facts?: NamedFacts,
  original?: Original,
): FileCheck<Output> => {
  const files = known.get(schema) ?? new Map<string, Known>();
  known.set(schema, files);
  const last = files.get(file);
  // What a schema gave for these bytes is of the schema's own type.
  const isSame = (before: Uint8Array | undefined, now: Uint8Array | undefined): boolean =>
    before === now || (before !== undefined && now !== undefined && Buffer.compare(before, now) === 0);
  if (last?.facts === facts && last && isSame(last.bytes, bytes) && isSame(last.original, original?.bytes))
    return last.outcome as FileCheck<Output>;
  const outcome = check(file, bytes, schema, facts, original);
  files.set(file, { bytes, original: original?.bytes, facts, outcome });
  return outcome;
};
