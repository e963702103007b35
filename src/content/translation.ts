/**
 * Lays the texts of a translation over the data of its English file. A translation states texts and nothing else: pictures, links, dates
 * and figures are those of the English file, and so is its shape.
 */
import type { Definition, Heading, Image, Link } from "mdast";
import visit from "unist-util-visit";
import { z } from "zod";
import { parseMarkdown } from "./markdown/parse";
import { describeValue, type Fault } from "./problems";
import { innerOf, leavesOf } from "./schema-walk";
import { translationSchema } from "./schema/translation";
import { isRecord } from "./shared/required";
import { isBlank } from "./without-blanks";

/** Something in a translation that does not fit its English file. */
export interface TranslationFault extends Fault {
  readonly path: readonly PropertyKey[];
}

/** Tells whether a field is a text, which every language has its own of. */
const isText = (schema: unknown): boolean => schema instanceof z.ZodType && schema.meta()?.isText === true;

/** Tells whether a field is a text or holds one. */
export const holdsText = (wrapped: unknown): boolean => {
  const schema = innerOf(wrapped);
  if (schema instanceof z.ZodArray) return holdsText(schema.element);
  return schema instanceof z.ZodObject ? Object.values(schema.shape).some(holdsText) : isText(schema);
};

/** Lists the texts of some data that every language has its own of. */
export const textsOf = (schema: unknown, data: unknown): readonly string[] =>
  leavesOf(schema, data).flatMap((leaf) => (isText(leaf.schema) ? leaf.value.trim() || [] : []));

/** Gives the texts of some data alone, as the file of a translation states them: every list of texts with all its entries. */
export const textsAlone = (wrapped: unknown, data: unknown): unknown => {
  const schema = innerOf(wrapped);
  if (textsOf(schema, data).length === 0) return undefined;
  if (schema instanceof z.ZodArray && Array.isArray(data)) return data.map((item: unknown) => textsAlone(schema.element, item) ?? {});
  if (!(schema instanceof z.ZodObject) || !isRecord(data)) return data;
  const fields = Object.entries(schema.shape).map(([key, child]) => [key, textsAlone(child, data[key])]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
};

/** What a schema says of itself, but for its name, which another has. */
const metaOf = (schema: z.ZodType) => ({ ...schema.meta(), id: undefined });

const textField = (schema: unknown): z.ZodType => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return textField(schema.unwrap()).optional().meta(metaOf(schema));
  if (schema instanceof z.ZodArray) return z.array(textField(schema.element)).meta(metaOf(schema));
  if (schema instanceof z.ZodObject) return textSchema(schema).meta(metaOf(schema));
  return schema instanceof z.ZodType ? schema : z.never();
};

/** Makes the schema of a translation's file: the texts of another, and nothing else. */
export const textSchema = (schema: z.ZodObject): z.ZodObject =>
  z.strictObject(
    Object.fromEntries(Object.entries(schema.shape).flatMap(([key, child]) => (holdsText(child) ? [[key, textField(child)]] : []))),
  );

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** Stands for the texts of an English file in eight letters, which YAML reads as a text (FNV-1a). */
export const textDigest = (schema: unknown, data: unknown, body: string): string => {
  const all = JSON.stringify([...textsOf(schema, data), body.trim()]);
  const hash = [...new TextEncoder().encode(all)].reduce((sum, byte) => Math.imul(sum ^ byte, PRIME), OFFSET) >>> 0;
  return hash
    .toString(16)
    .padStart(8, "0")
    .replace(/\d/g, (digit) => String.fromCharCode("g".charCodeAt(0) + Number(digit)));
};

const REFERENCE = /\{\{[^{}]*\}\}|\{\w+\}/g;

const referencesIn = (text: string): readonly string[] =>
  [...new Set((text.match(REFERENCE) ?? []).map((reference) => reference.replace(/\s+/g, " ")))].sort();

/** Compares two lists of what must be the same in both languages. */
const difference = (what: string, english: readonly string[], other: readonly string[]): readonly Fault[] => {
  const left = [...other];
  const missing = english.filter((name) => {
    const index = left.indexOf(name);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  if (missing.length + left.length === 0) return [];
  const listed = (names: readonly string[]): string => names.join(", ") || "nothing";
  const add = missing.length > 0 ? [`Add ${listed(missing)}.`] : [];
  const drop = left.length > 0 ? [`Take out ${listed(left)}.`] : [];
  return [{ expected: `${what} of the English text: ${listed(english)}`, found: listed(other), fix: [...add, ...drop].join(" ") }];
};

class Overlay {
  readonly faults: TranslationFault[] = [];

  private report(path: readonly PropertyKey[], expected: string, found: unknown, fix: string): void {
    this.faults.push({ path, expected, found: describeValue(found), fix });
  }

  private text(english: string, own: unknown, path: readonly PropertyKey[]): unknown {
    if (typeof own !== "string" || own.trim() === "") {
      this.report(path, "the text in this language", own, `Translate ${describeValue(english)}.`);
      return english;
    }
    const wrong = difference("the same values in braces as those", referencesIn(english), referencesIn(own));
    this.faults.push(...wrong.map((fault) => ({ path, ...fault })));
    return wrong.length > 0 ? english : own;
  }

  private list(schema: z.ZodArray, english: readonly unknown[], own: unknown, path: readonly PropertyKey[]): unknown {
    if (!Array.isArray(own) || own.length !== english.length) {
      const fix = "Give every entry of the English list, in its order; one without texts is {}.";
      this.report(path, `a list of ${english.length}, as in English`, own, fix);
      return english;
    }
    return english.map((item, index) => this.lay(schema.element, item, own[index], [...path, index]));
  }

  private group(
    schema: z.ZodObject,
    english: Readonly<Record<string, unknown>>,
    own: Readonly<Record<string, unknown>>,
    path: readonly PropertyKey[],
  ): unknown {
    const texts = Object.entries(schema.shape).flatMap(([key, child]) => (holdsText(child) ? [key] : []));
    for (const key of Object.keys(own).filter((name) => !Object.hasOwn(schema.shape, name))) {
      this.report([...path, key], `one of the fields ${texts.join(", ")}`, own[key], "Correct the field's name, or delete it.");
    }
    const fields = Object.entries(schema.shape).map(([key, child]) => [key, this.lay(child, english[key], own[key], [...path, key])]);
    return { ...english, ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)) };
  }

  /** Gives the English data with the texts of the translation. Where one is wrong, the English text stays, so that it is told once. */
  lay(wrapped: unknown, english: unknown, own: unknown, path: readonly PropertyKey[]): unknown {
    const schema = innerOf(wrapped);
    const isThere = !isBlank(schema, own);
    if (textsOf(schema, english).length === 0) {
      if (isThere)
        this.report(path, "nothing: the English file has no text here", own, "Delete it; all but texts comes from the English file.");
      return english;
    }
    if (schema instanceof z.ZodArray && Array.isArray(english)) return this.list(schema, english, own, path);
    if (schema instanceof z.ZodObject && isRecord(english)) return this.group(schema, english, isRecord(own) ? own : {}, path);
    return this.text(String(english), own, path);
  }
}

/** What the two files hold. */
interface Written {
  readonly data: unknown;
  readonly body: string;
}

const bodyParts = (body: string) => {
  const parts = { links: [] as string[], pictures: [] as string[], headings: [] as string[] };
  visit(parseMarkdown(body), ["link", "definition", "image", "heading"], (node: Link | Definition | Image | Heading) => {
    if (node.type === "heading") parts.headings.push("#".repeat(node.depth));
    else if (node.type === "image") parts.pictures.push(node.url);
    // The anchor of a heading is made of its words.
    else parts.links.push(node.url.startsWith("#") ? "#" : node.url.replace(/(?<=^\/[^#]*)#.*$/, ""));
  });
  return parts;
};

const bodyFaults = (english: string, own: string): readonly Fault[] => {
  if (english.trim() === "" || own.trim() === "") {
    if (english.trim() === own.trim()) return [];
    return own.trim() === ""
      ? [{ expected: "the text in this language", found: "nothing", fix: "Translate the text under the front matter." }]
      : [{ expected: "nothing: the English file has no text", found: describeValue(own.trim()), fix: "Delete it." }];
  }
  const [before, after] = [bodyParts(english), bodyParts(own)];
  return [
    ...difference("the same links as those", before.links, after.links),
    ...difference("the same pictures as those", before.pictures, after.pictures),
    ...difference("as many headings of each level as those", before.headings, after.headings),
    ...difference("the same facts and drawings as those", referencesIn(english), referencesIn(own)),
  ];
};

/** A translation's file, ready for the schema of its English one. */
interface Translated {
  readonly data: unknown;
  readonly faults: readonly TranslationFault[];
  readonly bodyFaults: readonly Fault[];
}

const withoutState = (data: unknown): unknown =>
  isRecord(data) ? Object.fromEntries(Object.entries(data).filter(([key]) => !Object.hasOwn(translationSchema.shape, key))) : data;

/** Lays a translation over its English file. */
export const translate = (schema: unknown, english: Written, own: Written): Translated => {
  const overlay = new Overlay();
  const data = overlay.lay(schema, english.data, withoutState(own.data), []);
  return { data, faults: overlay.faults, bodyFaults: bodyFaults(english.body, own.body) };
};
