/** Removes sentences from content, and as little around them as its schema allows. */
import { z } from "zod";
import { innerOf, isWrapped } from "../../src/content/schema-walk";
import { isRecord } from "../../src/content/shared/required";

/** Returns whether a sentence goes. */
export type Goes = (sentence: string) => boolean;

const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });

/** A value that goes as a whole. */
const GONE = Symbol("gone");

/** Removes sentences from one line of text. */
const cut = (line: string, goes: Goes): string =>
  goes(line)
    ? [...SENTENCES.segment(line)]
        .map(({ segment }) => segment)
        // The end of a bold question begins the sentence after it, and stays where the question does.
        .map((segment) => (goes(segment) ? (/^\*\*\s+/.exec(segment)?.[0] ?? "") : segment))
        .join("")
        .trim()
        .replace(/^\*\*\s+/, "")
    : line;

/** Removes sentences from markdown. A list entry or a row of a table goes with its only sentence. */
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
    // A table without rows.
    .replace(/\n\|[^\n]*\n\|[ :|-]*(?=\n\n|\n?$)/g, "")
    .replace(/\n{3,}/g, "\n\n");

const clean = (wrapped: unknown, value: unknown, goes: Goes): unknown => {
  const schema = innerOf(wrapped);
  // What no schema describes is the editor's own: the text of the file.
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
 * Removes sentences from the data of a file. An item of a list goes when a text that it must have would be empty; a text that the file
 * must have stays as it is.
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
