/** Generates the CMS's form fields from the content schemas, so that each field is described in one place only. */
import { z } from "zod";
import { SHOWN } from "./page-format";

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

/** Name of the setting that marks fields whose value is a path on this site. */
export const LINKS_TO_PAGES = "links_to_pages";
/** Names of our own widgets (decap/inputs.ts). */
export const DAY = "day";
export const CLOCK = "clock";
export const AMOUNT = "amount";
export const ADDRESS = "address";

/** A schema as JSON Schema, with its metadata. The metadata of an optional wrapper overrides that of the wrapped type. */
type Schema = z.core.JSONSchema.BaseSchema;

/** The schemas' metadata without ids, because zod would output a reference instead of each schema that has an id. */
const METADATA = Object.assign(z.registry<object>(), {
  get: (schema: z.core.$ZodType) => ({ ...z.globalRegistry.get(schema), id: undefined }),
});

type Common = Pick<Field, "name" | "label">;

/** Functions that return the settings of a field with a single value, by the widget that the field's schema names. */
const SETTINGS: Readonly<Record<string, (schema: Schema) => object>> = {
  string: ({ internalLink }) => (internalLink ? { [LINKS_TO_PAGES]: true } : {}),
  text: () => ({}),
  image: () => ({}),
  boolean: () => ({}),
  date: () => ({ widget: DAY }),
  number: () => ({ widget: AMOUNT }),
  select: ({ enum: options }) => ({ options }),
  clock: () => ({ widget: CLOCK }),
  address: () => ({ widget: ADDRESS }),
  relation: ({ relation: collection }) => ({
    collection,
    value_field: "{{slug}}",
    search_fields: ["title"],
    display_fields: [SHOWN],
    // Offer all entries: Decap's default is 20.
    options_length: 200,
  }),
};

/** @throws Error if the schema names no known widget */
const leafField = (leaf: Schema, common: Common): Field => {
  const widget = String(leaf.widget);
  const settings = SETTINGS[widget];
  if (!settings) throw new Error(`The CMS has no widget for the field ${common.name}; name one in its schema's meta`);
  return { ...common, widget, ...settings(leaf) };
};

/** Returns the template for the summary of a collapsed list entry: the entry's first string, relation or select field. */
const summaryOf = (fields: readonly Field[]): string | undefined => {
  const first = fields.find(({ widget }) => widget === "string" || widget === "relation" || widget === "select");
  return first && `{{fields.${first.name}}}`;
};

const listField = (element: Schema, common: Common): Field => {
  const label = element.title ?? common.label;
  if (element.properties) {
    const fields = fieldsOfJsonSchema(element);
    const summary = element.summary ?? summaryOf(fields);
    const top = element.newestFirst === true && { add_to_top: true };
    const { collapsed = true } = element;
    return { ...common, widget: "list", label_singular: label, collapsed, ...top, ...(summary !== undefined && { summary }), fields };
  }
  if (element.enum) return { ...common, widget: "select", multiple: true, options: element.enum };
  const field = leafField(element, { name: common.name, label });
  if (field.widget === "relation") return { ...field, ...common, multiple: true };
  return { ...common, widget: "list", label_singular: label, collapsed: false, field };
};

/** Returns the template for the summary of a range (https://decapcms.org/docs/summary-strings/). The range may have no figures. */
const rangeSummary = (start: string, between: string): string =>
  `{{fields.low | ternary('${start}', 'Not set')}}{{fields.low}}{{fields.high | ternary('${between}', '')}}{{fields.high}}`;

/**
 * Returns the form field of one property of a schema.
 *
 * @throws Error if the property has no widget
 */
const fieldOf = (name: string, schema: Schema, isOptional: boolean): Field => {
  const { title, description, items, minItems = 0, prefill, default: initial = prefill } = schema;
  const common = {
    name,
    label: title ?? name,
    ...(description && { hint: description }),
    ...((isOptional || (items && minItems === 0)) && { required: false }),
    ...(initial !== undefined && typeof initial !== "object" && { default: initial }),
  };
  if (items) return listField(items as Schema, common); // Safe cast: `items` is one schema for all entries.
  if (!schema.properties) return leafField(schema, common);
  const fields = fieldsOfJsonSchema(schema);
  const isRange = fields.map((field) => field.name).join() === "low,high";
  const mayBeEmpty = isOptional || fields.every(({ required }) => required === false);
  return {
    ...common,
    ...(mayBeEmpty && { required: false }),
    widget: "object",
    ...(isRange && {
      summary: common.label.includes("(dollars)") ? rangeSummary("$", "-$") : rangeSummary("", " to "),
    }),
    // Keep optional groups with a picture open, which saves a click when choosing the picture.
    collapsed: isOptional && !fields.some(({ widget }) => widget === "image"),
    fields,
  };
};

const fieldsOfJsonSchema = ({ properties = {}, required = [] }: Schema): readonly Field[] =>
  // Safe cast: zod generates no boolean schemas for properties.
  Object.entries(properties).map(([name, child]) => fieldOf(name, child as Schema, !required.includes(name)));

/** Returns the form fields of a group, in schema order. */
export const fieldsOf = (schema: z.ZodObject): readonly Field[] =>
  fieldsOfJsonSchema(z.toJSONSchema(schema, { io: "input", metadata: METADATA }));
