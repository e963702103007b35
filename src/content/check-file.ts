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

/**
 * Parses and validates one file. A draft may be incomplete: it is refused only if it cannot be parsed or has a wrong address.
 *
 * @param facts values of the file's references; undefined if the files with facts are invalid
 */
export const checkFile = <Output>(file: string, bytes: Uint8Array, schema: z.ZodType<Output>, facts?: NamedFacts): FileCheck<Output> => {
  const result = parseFile(file, bytes);
  if ("problems" in result) return result;
  const { parsed, problems } = withFacts(asTyped(result.parsed), facts);
  const outcome = validate(schema, parsed);
  const all = [...problems, ...("problems" in outcome ? outcome.problems : [])];
  if ("data" in outcome && all.length === 0) return { parsed, data: outcome.data };
  const stops = mayBeDraft(schema) && isDraft(parsed.data) ? all.filter(({ field }) => stopsDraft(field)) : all;
  return stops.length > 0 ? { parsed, problems: stops } : { parsed, data: complete(schema, parsed.data) };
};
