/** Removes sentences from content, and the entries around them only if the schema requires it. */
import { z } from "zod";
import { innerOf, isWrapped } from "../../src/content/schema-walk";
import { isRecord } from "../../src/content/shared/required";

/** Returns whether to remove a sentence. */
export type Goes = (sentence: string) => boolean;

const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });

/** Marks a value to remove. */
const GONE = Symbol("gone");

/** Removes sentences from one line of text. */
const cut = (line: string, goes: Goes): string =>
  goes(line)
    ? [...SENTENCES.segment(line)]
        .map(({ segment }) => segment)
        // The segment after a bold question starts with its closing **, which must remain with the question.
        .map((segment) => (goes(segment) ? (/^\*\*\s+/.exec(segment)?.[0] ?? "") : segment))
        .join("")
        .trim()
        .replace(/^\*\*\s+/, "")
    : line;

/** Removes sentences from markdown. Removes list items that become empty, and table rows that contain such a sentence. */
export const cutBody = (body: string, goes: Goes): string =>
  body
    .split("\n")
    .flatMap((line) => {
      if (!goes(line) || line.startsWith("#")) return [line];
      if (line.startsWith("|")) return [];
      const [, start = "", rest = ""] = /^(?<start>\s*(?:[-*>]|\d+\.)?\s*)(?<rest>.*)$/.exec(line) ?? [];
      const left = cut(rest, goes);
      return left === "" || /^\*\*[^*]*\*\*$/.test(left) ? [] : [`${start}${left}`];
    })
    .join("\n")
    // Remove tables without rows.
    .replace(/\n\|[^\n]*\n\|[ :|-]*(?=\n\n|\n?$)/g, "")
    .replace(/\n{3,}/g, "\n\n");

const clean = (wrapped: unknown, value: unknown, goes: Goes): unknown => {
  const schema = innerOf(wrapped);
  // Values without a schema are internal to the editor, such as the file's text.
  if (schema === undefined) return value;
  if (typeof value === "string") return cut(value, goes) || GONE;
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const kept = value.map((item: unknown) => clean(schema.element, item, goes)).filter((item) => item !== GONE);
    return kept.length > 0 || value.length === 0 ? kept : GONE;
  }
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return value;
  const fields = Object.entries(value).map(([name, child]) => [name, clean(schema.shape[name], child, goes)] as const);
  const isLost = fields.some(([name, child]) => child === GONE && !isWrapped(schema.shape[name]));
  return isLost ? GONE : Object.fromEntries(fields.filter(([, child]) => child !== GONE));
};

/**
 * Removes sentences from the data of a file. Removes list items whose required text would become empty. Required texts of the file
 * itself remain unchanged.
 */
export const cutData = (wrapped: unknown, data: unknown, goes: Goes): unknown => {
  const cleaned = clean(wrapped, data, goes);
  if (cleaned !== GONE) return cleaned;
  const schema = innerOf(wrapped);
  if (!(schema instanceof z.ZodObject) || !isRecord(data)) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, child]): [string, unknown][] => {
      const field: unknown = schema.shape[name];
      const left = clean(field, child, goes);
      if (left !== GONE) return [[name, left]];
      return isWrapped(field) ? [] : [[name, cutData(field, child, goes)]];
    }),
  );
};
