import { z } from "zod";
import { complete } from "./complete";
import { isDraft, stopsDraft } from "./drafts";
import { resolveData, resolveText } from "./fact-references";
import type { NamedFacts } from "./named-facts";
import { parseFile, type ParsedFile } from "./parse";
import { plainText } from "./plain-text";
import { problemAt, problemInText, type Problem } from "./problems";
import { tidyData } from "./tidy";
import { validate } from "./validate";

/** A valid file, or the problems of an invalid one. `parsed` is missing if the file cannot be parsed. */
type FileCheck<Output> =
  { readonly parsed: ParsedFile; readonly data: Output } | { readonly parsed?: ParsedFile; readonly problems: readonly Problem[] };

/** Replaces references to facts in a file's fields and text. */
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

/** Replaces characters such as curly quotes, which should not stop a build. */
const asTyped = (parsed: ParsedFile): ParsedFile => ({ ...parsed, data: tidyData(parsed.data), body: plainText(parsed.body) });

const mayBeDraft = (schema: unknown): boolean => schema instanceof z.ZodObject && "draft" in schema.shape;

/** Replaces the facts of a parsed file, and validates it. A draft may be incomplete; `data` is undefined for other invalid files. */
export const checkParsed = <Output>(file: ParsedFile, schema: z.ZodType<Output>, facts?: NamedFacts) => {
  const { parsed, problems: ofFacts } = withFacts(asTyped(file), facts);
  const outcome = validate(schema, parsed);
  const mayBeIncomplete = mayBeDraft(schema) && isDraft(parsed.data);
  const completed = mayBeIncomplete ? complete(schema, parsed.data) : undefined;
  const ofFields = "problems" in outcome ? outcome.problems : [];
  return { parsed, ofFacts, ofFields, mayBeIncomplete, data: "data" in outcome ? outcome.data : completed };
};

/**
 * Parses and validates one file. A draft may be incomplete: it is refused only if it cannot be parsed or has a wrong address.
 *
 * @param facts values of the file's references; undefined if the files with facts are invalid
 */
export const checkFile = <Output>(file: string, bytes: Uint8Array, schema: z.ZodType<Output>, facts?: NamedFacts): FileCheck<Output> => {
  const result = parseFile(file, bytes);
  if ("problems" in result) return result;
  const { parsed, ofFacts, ofFields, mayBeIncomplete, data } = checkParsed(result.parsed, schema, facts);
  const all = [...ofFacts, ...ofFields];
  const stops = mayBeIncomplete ? all.filter(({ field }) => stopsDraft(field)) : all;
  return stops.length > 0 || data === undefined ? { parsed, problems: stops } : { parsed, data };
};
