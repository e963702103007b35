/** Makes any draft of an entry drawable: a preview must not fall over because a field is not filled yet. */
import { z } from "zod";
import { propertyOf } from "../../content/shared/required";

type Assets = (src: string) => string;

const leaf = (schema: unknown, value: unknown, asset: Assets): unknown => {
  if (schema instanceof z.ZodEnum) return schema.options.some((option) => option === value) ? value : schema.options[0];
  if (schema instanceof z.ZodBoolean) return value === true;
  if (schema instanceof z.ZodNumber) return typeof value === "number" ? value : 0;
  const text = typeof value === "string" ? value : "";
  return text && schema instanceof z.ZodType && schema.meta()?.widget === "image" ? asset(text) : text;
};

const fill = (schema: unknown, value: unknown, asset: Assets): unknown => {
  if (schema instanceof z.ZodOptional) return value === undefined || value === null ? undefined : fill(schema.unwrap(), value, asset);
  if (schema instanceof z.ZodDefault) return fill(schema.unwrap(), value ?? schema.def.defaultValue, asset);
  if (schema instanceof z.ZodArray) return Array.isArray(value) ? value.map((item: unknown) => fill(schema.element, item, asset)) : [];
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(Object.entries(schema.shape).map(([key, field]) => [key, fill(field, propertyOf(value, key), asset)]));
  }
  return leaf(schema, value, asset);
};

/**
 * Gives a draft the shape its schema promises: texts that are missing are empty, lists have no entries, a choice is its first option.
 *
 * @param asset turns the name of a picture into an address that the preview can load
 */
export const complete = <Output>(schema: z.ZodType<Output>, draft: unknown, asset: Assets = (src) => src): Output =>
  // `fill` follows the schema field by field; rules on top of a field's type, such as a length, do not matter for drawing.
  fill(schema, draft, asset) as Output;
