/** Generates the CMS's form fields from the content schemas, so that each field is described once. */
import { z } from "zod";
import { CLOCK_TIMES, formatClock } from "../content/format/hours";
import { roleOf } from "../content/schema-walk";
import { SHOWN } from "./notes";

/** A field of the CMS configuration, with the settings that this site uses (https://decapcms.org/docs/widgets/). */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly required?: boolean;
  /** The fields of a group or a list entry. */
  readonly fields?: readonly Field[];
  /** Settings of specific widgets. */
  readonly [setting: string]: unknown;
}

/** Marks fields that contain an address of this site. */
export const LINKS_TO_PAGES = "links_to_pages";
const RELATION_OPTIONS = 200;
const DATE_FORMAT = "YYYY-MM-DD";

interface Unwrapped {
  readonly schema: unknown;
  readonly isOptional: boolean;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly fallback?: unknown;
}

/** Midnight is last: Enter chooses the first time that contains the typed text, and 12:00 AM contains 2:00. */
const CLOCK_OPTIONS = CLOCK_TIMES.toSorted((one, other) => Number(one < "01:00") - Number(other < "01:00")).map((time) => ({
  label: formatClock(time),
  value: time,
}));

const text = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** Unwraps optional and default schemas. Outer metadata wins, because it describes the field and not its type. */
const unwrap = (schema: unknown): Unwrapped => {
  const own = schema instanceof z.ZodType ? (schema.meta() ?? {}) : {};
  if (!(schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)) return { schema, isOptional: false, meta: own };
  const inner = unwrap(schema.unwrap());
  const fallback = schema instanceof z.ZodDefault ? { fallback: schema.def.defaultValue } : {};
  return { ...inner, ...fallback, isOptional: true, meta: { ...inner.meta, ...own } };
};

type Common = Pick<Field, "name" | "label">;

/**
 * Returns the settings of a field with a single value, by the widget that its schema names.
 *
 * @throws Error if it names none
 */
const leafSettings = (leaf: z.ZodType, { widget, relation }: Unwrapped["meta"], name: string): object => {
  switch (widget) {
    case "string":
      return roleOf(leaf).internalLink ? { [LINKS_TO_PAGES]: true } : {};
    case "text":
    case "image":
    case "boolean":
      return {};
    case "date":
      return { widget: "datetime", format: DATE_FORMAT, date_format: DATE_FORMAT, time_format: false };
    case "number": {
      const { type, multipleOf } = z.toJSONSchema(leaf);
      return { value_type: type === "integer" ? "int" : "float", ...(multipleOf !== undefined && { step: multipleOf }) };
    }
    case "select":
      return { options: leaf instanceof z.ZodEnum ? leaf.options.map(String) : [] };
    case "clock":
      return { widget: "select", options: CLOCK_OPTIONS };
    case "relation":
      return {
        collection: String(relation),
        value_field: "{{slug}}",
        search_fields: ["title"],
        display_fields: [SHOWN],
        options_length: RELATION_OPTIONS,
      };
    default:
      throw new Error(`The CMS has no widget for the field ${name}; name one in its schema's meta`);
  }
};

const leafField = (leaf: z.ZodType, meta: Unwrapped["meta"], common: Common): Field => ({
  ...common,
  widget: String(meta.widget),
  ...leafSettings(leaf, meta, common.name),
});

/** Returns the summary of a collapsed list entry: its first string, relation or select field. */
const summaryOf = (fields: readonly Field[]): string | undefined => {
  const first = fields.find(({ widget }) => widget === "string" || widget === "relation" || widget === "select");
  return first && `{{fields.${first.name}}}`;
};

const listField = (schema: z.ZodArray, common: Common): Field => {
  const element = unwrap(schema.element);
  const label = text(element.meta.title) ?? common.label;
  if (element.schema instanceof z.ZodObject) {
    const fields = fieldsOf(element.schema);
    const summary = text(element.meta.summary) ?? summaryOf(fields);
    const top = element.meta.newestFirst === true && { add_to_top: true };
    return { ...common, widget: "list", label_singular: label, collapsed: true, ...top, ...(summary && { summary }), fields };
  }
  if (element.schema instanceof z.ZodEnum) {
    return { ...common, widget: "select", multiple: true, options: element.schema.options.map(String) };
  }
  const field = leafField(element.schema instanceof z.ZodType ? element.schema : z.never(), element.meta, { name: common.name, label });
  if (field.widget === "relation") return { ...field, ...common, multiple: true };
  return { ...common, widget: "list", label_singular: label, collapsed: false, field };
};

const isDefault = (value: unknown): value is string | number | boolean => ["string", "number", "boolean"].includes(typeof value);

/**
 * Returns the form field of one property of a schema.
 *
 * @throws Error if the property is not a schema, or has no widget
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
      widget: "object",
      // An open group saves a click when a picture is chosen.
      collapsed: isOptional && !fields.some(({ widget }) => widget === "image"),
      fields,
    };
  }
  if (schema instanceof z.ZodArray) return listField(schema, common);
  if (schema instanceof z.ZodType) return leafField(schema, meta, common);
  throw new Error(`The field ${name} has no schema`);
};

/** Returns the form fields of a group, in schema order. */
export const fieldsOf = (schema: z.ZodObject): readonly Field[] =>
  Object.entries(schema.shape).map(([name, child]) => fieldOf(name, child));
