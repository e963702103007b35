/** Checks a draft with the site's own schemas, before the CMS writes it: what the build would refuse is not saved at all. */
import { z } from "zod";
import { resolveData, resolveText } from "../../content/fact-references";
import type { NamedFacts } from "../../content/named-facts";
import { fieldName } from "../../content/problems";
import { files, folders, lists } from "../../content/schema";
import { validate } from "../../content/validate";
import { withoutBlanks } from "../../content/without-blanks";

interface DraftFile {
  readonly collection: string;
  /** File name of the draft, such as `content/pages/home.yml`, for entries of a file collection. */
  readonly path: string;
}

const schemaOf = ({ collection, path }: DraftFile): z.ZodObject | undefined => {
  const folder = Object.entries(folders).find(([name]) => name === collection)?.[1];
  if (folder) return folder.schema;
  const list = Object.entries(lists).find(([, { file }]) => path === `content/${file}`);
  if (list) return z.strictObject({ [list[0]]: z.array<z.ZodType>(list[1].schema) });
  return Object.values(files).find(({ file }) => path === `content/${file}`)?.schema;
};

export interface CheckedDraft {
  /** Fields that hold nothing and need not stand in the file; deepest first. */
  readonly blanks: readonly (readonly PropertyKey[])[];
  /** What is wrong, in words for the person at the form. */
  readonly problems: readonly string[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

const blanksOf = (before: unknown, after: unknown, path: readonly PropertyKey[] = []): readonly (readonly PropertyKey[])[] => {
  if (!isRecord(before) || !isRecord(after)) return [];
  return Object.keys(before).flatMap((key) => {
    const step = Array.isArray(before) ? Number(key) : key;
    if (!Object.hasOwn(after, key)) return [[...path, step]];
    return blanksOf(before[key], after[key], [...path, step]);
  });
};

/**
 * Checks what stands in the form.
 *
 * @param data the entry's fields, with the text of a markdown file in `body`
 * @param facts what references in its texts stand for
 */
export const checkDraft = (file: DraftFile, data: unknown, facts: NamedFacts): CheckedDraft => {
  const schema = schemaOf(file);
  if (!schema || !isRecord(data)) return { blanks: [], problems: [] };
  const isMarkdown = file.collection in folders;
  const written = Object.fromEntries(Object.entries(data).filter(([key]) => !(isMarkdown && key === "body")));
  const resolved = resolveData(written, facts);
  const text = resolveText(isMarkdown && typeof data.body === "string" ? data.body : "", facts, true);
  const outcome = validate(schema, { file: file.path, data: resolved.data, lineOf: () => undefined });
  const problems = [
    ...resolved.problems.map((problem) => ({ ...problem, field: fieldName(problem.path) })),
    ...text.problems.map((problem) => ({ ...problem, field: "text" })),
    ...("problems" in outcome ? outcome.problems : []),
  ];
  return {
    blanks: blanksOf(written, withoutBlanks(schema, written)),
    problems: problems.map(({ field, expected, found, mend }) => `${field}: expected ${expected}, found ${found}. ${mend}`),
  };
};
