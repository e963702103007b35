/** Checks one file: its YAML, its characters, its facts and its fields. */
import { z } from "zod";
import { complete } from "./complete";
import { isDraft, stopsDraft } from "../entries/drafts";
import { resolveData, resolveText } from "./fact-references";
import type { NamedFacts } from "../facts/named-facts";
import { parseFile, type ParsedFile } from "./parse";
import { toKeyboardCharacters, tidyData } from "./pasted-text";
import { mapTexts } from "../facts/map-texts";
import { fieldName, problemAt, problemInText, type Problem } from "./problems";
import { LOST_CHARACTER } from "./silent-changes";
import { validate } from "./validate";

const mayBeDraft = (schema: unknown): boolean => schema instanceof z.ZodObject && "draft" in schema.shape;

/**
 * Tidies a parsed file, fills in its facts, and validates it. Tidying replaces characters such as curly quotes, which should not fail a
 * build.
 *
 * @returns the tidied file with its facts filled in (`parsed`); the problems of the characters and facts in its texts (`ofTexts`) and of its
 * fields (`ofFields`); and its `data`, which is undefined only if the schema rejects the fields of a file that is not a draft. A draft may be
 * incomplete; its `data` then has defaults for missing fields.
 */
export const checkParsed = <Output>(file: ParsedFile, schema: z.ZodType<Output>, facts?: NamedFacts) => {
  const tidyBody = toKeyboardCharacters(file.body);
  const lost: Problem[] = [];
  mapTexts(file.data, (text, path) => {
    if (text.includes("\uFFFD")) lost.push(problemAt(file, path, LOST_CHARACTER));
    return text;
  });
  const fields = resolveData(tidyData(file.data), facts);
  const body = resolveText(tidyBody, facts, { isMarkdown: true });
  const parsed = { ...file, data: fields.data, body: body.text };
  const ofTexts = [
    ...lost,
    ...fields.problems.map((fault) => problemAt(file, fault.path, fault)),
    // The indexes count from the start of the body before its facts are filled in.
    ...body.problems.map((fault) => problemInText({ ...file, body: tidyBody }, fault.index, fault)),
  ];
  const outcome = validate(schema, parsed);
  const mayBeIncomplete = mayBeDraft(schema) && isDraft(parsed.data);
  const completed = mayBeIncomplete ? complete(schema, parsed.data) : undefined;
  const invalid = "problems" in outcome ? outcome.problems : [];
  // Skip fields that `validate` has already reported, such as 1e3 in a text field.
  const otherNotations = (file.numbersNotInDigits ?? [])
    .filter(({ path }) => !invalid.some(({ field }) => field === fieldName(path)))
    .map(({ path, typed, value }) =>
      problemAt(file, path, {
        expected: "a number in digits",
        found: `${typed}, which YAML reads as ${value}`,
        fix: "Write the number in digits, such as 1000.",
      }),
    );
  const ofFields = [...invalid, ...otherNotations];
  return { parsed, ofTexts, ofFields, mayBeIncomplete, data: "data" in outcome ? outcome.data : completed };
};

/**
 * Parses and validates one file. A draft may be incomplete: it is rejected only if it cannot be parsed or has an invalid
 * current or old address.
 *
 * @param facts facts that the file may reference; undefined if a facts file is invalid
 * @returns the problems; the parsed file, if it can be parsed; and its data, if there are no problems
 */
export const checkFile = <Output>(file: string, bytes: Uint8Array, schema: z.ZodType<Output>, facts?: NamedFacts) => {
  const result = parseFile(file, bytes);
  if ("problems" in result) return { problems: result.problems };
  const { parsed, ofTexts, ofFields, mayBeIncomplete, data } = checkParsed(result.parsed, schema, facts);
  const problems = [...ofTexts, ...ofFields].filter(({ field }) => !mayBeIncomplete || stopsDraft(field));
  return { parsed, problems, data: problems.length === 0 ? data : undefined };
};
