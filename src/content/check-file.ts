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

/** A valid file, or what is wrong with one; `parsed` is left out of a file that cannot be read. */
type FileCheck<Output> =
  { readonly parsed: ParsedFile; readonly data: Output } | { readonly parsed?: ParsedFile; readonly problems: readonly Problem[] };

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

const mayBeDraft = (schema: unknown): boolean => schema instanceof z.ZodObject && "draft" in schema.shape;

/**
 * Parses and validates one file. A draft may be incomplete: only a file that cannot be read, and a wrong address, are refused.
 *
 * @param facts what the file's references stand for; undefined while their own files are wrong
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
