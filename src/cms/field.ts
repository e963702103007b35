/** Makes the CMS's form fields from the content schemas, so that a field is described once. */
import { z } from "zod";
import { validate } from "../content/validate";
import { CLOCK_TIMES, formatClock } from "../content/format/hours";
import type { Field } from "./field-types";
import { SHOWN } from "./notes";

/** Name of our own widget: a group that may stay empty, though its fields are wanted once one of them is filled. */
export const OPTIONAL_GROUP = "optional_object";
const RELATION_OPTIONS = 200;
const DATE_FORMAT = "YYYY-MM-DD";
const HTTPS = "^https://[^\\s]+$";
/** Text that no field with a pattern accepts; asking the schema about it gives the rule in words. */
const NO_MATCH = "\u0000";

interface Unwrapped {
  readonly schema: unknown;
  readonly isOptional: boolean;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly fallback?: unknown;
}

const text = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** Takes a schema out of its wrappers; what the outermost says counts, as it speaks of the field and not of its kind. */
const unwrap = (schema: unknown): Unwrapped => {
  const own = schema instanceof z.ZodType ? (schema.meta() ?? {}) : {};
  if (!(schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)) return { schema, isOptional: false, meta: own };
  const inner = unwrap(schema.unwrap());
  const fallback = schema instanceof z.ZodDefault ? { fallback: schema.def.defaultValue } : {};
  return { ...inner, ...fallback, isOptional: true, meta: { ...inner.meta, ...own } };
};

/** Gives the rule of a text field as a regular expression, and in the same words as the content check. */
const patternOf = (leaf: z.ZodType): readonly [string, string] | undefined => {
  const { format, maxLength, pattern = format === "uri" ? HTTPS : undefined } = z.toJSONSchema(leaf, { io: "input" });
  if (pattern) {
    const outcome = validate(leaf, { file: "", data: NO_MATCH, lineOf: () => undefined });
    return [pattern, "problems" in outcome ? (outcome.problems[0]?.expected ?? "") : ""];
  }
  if (maxLength === undefined) return undefined;
  // How long a text with a fact in it is, only the check of the whole draft knows.
  return [`^\\s*\\S(?:[\\s\\S]{0,${Math.max(maxLength - 2, 0)}}\\S)?\\s*$|\\{\\{`, `at most ${maxLength} characters`];
};

type Common = Pick<Field, "name" | "label">;

const leafField = (leaf: z.ZodType, { widget, relation }: Unwrapped["meta"], common: Common): Field => {
  const pattern = leaf instanceof z.ZodString || leaf instanceof z.ZodStringFormat ? patternOf(leaf) : undefined;
  switch (widget) {
    case "string":
    case "text":
      return { ...common, widget, ...(pattern && { pattern }) };
    case "image":
    case "boolean":
      return { ...common, widget };
    case "date":
      return { ...common, widget: "datetime", format: DATE_FORMAT, date_format: DATE_FORMAT, time_format: false };
    case "number": {
      const { type, minimum, maximum, multipleOf } = z.toJSONSchema(leaf);
      return {
        ...common,
        widget: "number",
        value_type: type === "integer" ? "int" : "float",
        ...(multipleOf !== undefined && { step: multipleOf }),
        ...(minimum !== undefined && { min: minimum }),
        ...(maximum !== undefined && { max: maximum }),
      };
    }
    case "select":
      return { ...common, widget: "select", options: leaf instanceof z.ZodEnum ? leaf.options.map(String) : [] };
    case "clock":
      return { ...common, widget: "select", options: CLOCK_TIMES.map((time) => ({ label: formatClock(time), value: time })) };
    case "relation":
      return {
        ...common,
        widget: "relation",
        collection: String(relation),
        value_field: "{{slug}}",
        search_fields: ["title"],
        display_fields: [SHOWN],
        options_length: RELATION_OPTIONS,
      };
    default:
      throw new Error(`The CMS has no widget for the field ${common.name}; name one in its schema's meta`);
  }
};

/** Names what a closed entry of a list shows of itself: its first line of text. */
const summaryOf = (fields: readonly Field[]): string | undefined => {
  const first = fields.find(({ widget }) => widget === "string" || widget === "relation" || widget === "select");
  return first && `{{fields.${first.name}}}`;
};

const listField = (schema: z.ZodArray, common: Common): Field => {
  const minimum = schema.safeParse([]).success ? {} : { min: 1 };
  const element = unwrap(schema.element);
  const label = text(element.meta.title) ?? common.label;
  if (element.schema instanceof z.ZodObject) {
    const fields = fieldsOf(element.schema);
    const summary = text(element.meta.summary) ?? summaryOf(fields);
    return { ...common, widget: "list", label_singular: label, collapsed: true, ...minimum, ...(summary && { summary }), fields };
  }
  if (element.schema instanceof z.ZodEnum) {
    return { ...common, widget: "select", multiple: true, ...minimum, options: element.schema.options.map(String) };
  }
  const field = leafField(element.schema instanceof z.ZodType ? element.schema : z.never(), element.meta, { name: common.name, label });
  if (field.widget === "relation") return { ...field, ...common, multiple: true };
  return { ...common, widget: "list", label_singular: label, collapsed: false, ...minimum, field };
};

const isDefault = (value: unknown): value is string | number | boolean => ["string", "number", "boolean"].includes(typeof value);

/**
 * Makes the form field of one entry of a schema.
 *
 * @throws when the entry is no schema
 */
export const fieldOf = (name: string, wrapped: unknown): Field => {
  const { schema, isOptional, meta, fallback } = unwrap(wrapped);
  const hint = text(meta.description);
  const minimum = schema instanceof z.ZodArray && schema.safeParse([]).success;
  const first = fallback ?? meta.prefill;
  const common = {
    name,
    label: text(meta.title) ?? name,
    ...(hint && { hint }),
    ...((isOptional || minimum) && { required: false }),
    ...(isDefault(first) && { default: first }),
  };
  if (schema instanceof z.ZodObject) {
    const fields = fieldsOf(schema);
    const mayBeEmpty = isOptional || fields.every(({ required }) => required === false);
    return {
      ...common,
      ...(mayBeEmpty && { required: false }),
      widget: isOptional ? OPTIONAL_GROUP : "object",
      collapsed: isOptional,
      fields,
    };
  }
  if (schema instanceof z.ZodArray) return listField(schema, common);
  if (schema instanceof z.ZodType) return leafField(schema, meta, common);
  throw new Error(`The field ${name} has no schema`);
};

/** Makes the form fields of a group, in the order of its schema. */
export const fieldsOf = (schema: z.ZodObject): readonly Field[] =>
  Object.entries(schema.shape).map(([name, child]) => fieldOf(name, child));
