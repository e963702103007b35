/** Removes sentences from content. Removes a surrounding list item or group only if the schema requires the removed text. */
import { z } from "zod";
import type { Data } from "../../src/cms/same";
import { innerOf, isWrapped } from "../../src/content/schema/schema-walk";
import { isRecord } from "../../src/content/shared/required";

/** Checks whether to remove a sentence. */
export type ShouldRemove = (sentence: string) => boolean;

const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });

/** Removes sentences from one line of text. */
const cut = (line: string, shouldRemove: ShouldRemove): string =>
  shouldRemove(line)
    ? [...SENTENCES.segment(line)]
        .map(({ segment }) => segment)
        // The segment after a bold question starts with the question's closing **, which must not be removed.
        .map((segment) => (shouldRemove(segment) ? (/^\*\*\s+/.exec(segment)?.[0] ?? "") : segment))
        .join("")
        .trim()
        .replace(/^\*\*\s+/, "")
    : line;

/** Removes sentences from markdown, except from headings. Removes table rows with such a sentence, and list items that become empty. */
export const cutBody = (body: string, shouldRemove: ShouldRemove): string =>
  body
    .split("\n")
    .flatMap((line) => {
      if (!shouldRemove(line) || line.startsWith("#")) return [line];
      if (line.startsWith("|")) return [];
      const [, start = "", rest = ""] = /^(?<start>\s*(?:[-*>]|\d+\.)?\s*)(?<rest>.*)$/.exec(line) ?? [];
      const left = cut(rest, shouldRemove);
      return left === "" || /^\*\*[^*]*\*\*$/.test(left) ? [] : [`${start}${left}`];
    })
    .join("\n")
    // Remove tables that have no rows left.
    .replace(/\n\|[^\n]*\n\|[ :|-]*(?=\n\n|\n?$)/g, "")
    .replace(/\n{3,}/g, "\n\n");

/** Removes sentences from a value. Returns undefined if nothing is left, or if a required field would become empty. */
const clean = (wrapped: unknown, value: unknown, shouldRemove: ShouldRemove): unknown => {
  const schema = innerOf(wrapped);
  // A value without a schema is the editor's own data, such as the file's original text. It is not content.
  if (schema === undefined) return value;
  if (typeof value === "string") return cut(value, shouldRemove) || undefined;
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const remaining = value.map((item: unknown) => clean(schema.element, item, shouldRemove)).filter((item) => item !== undefined);
    return remaining.length > 0 || value.length === 0 ? remaining : undefined;
  }
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return value;
  const fields = Object.entries(value).map(([name, child]) => [name, clean(schema.shape[name], child, shouldRemove)] as const);
  const isLost = fields.some(([name, child]) => child === undefined && !isWrapped(schema.shape[name]));
  return isLost ? undefined : Object.fromEntries(fields);
};

/**
 * Removes sentences from the fields of a file. If a required field would become empty, removes the list item or optional group that contains
 * it. If there is neither, leaves the field unchanged.
 */
export const cutData = (wrapped: unknown, data: Data, shouldRemove: ShouldRemove): Data => {
  const schema = innerOf(wrapped);
  if (!(schema instanceof z.ZodObject)) return data;
  const fields = Object.entries(data).map(([name, child]) => {
    const field: unknown = schema.shape[name];
    const left = clean(field, child, shouldRemove);
    if (left !== undefined || isWrapped(field)) return [name, left] as const;
    return [name, isRecord(child) ? cutData(field, child, shouldRemove) : child] as const;
  });
  return Object.fromEntries(fields);
};
