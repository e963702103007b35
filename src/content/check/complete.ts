/** Completes invalid data: a half-filled form, a draft, or a file with mistakes. */
import { z } from "zod";
import { buildTime } from "../shared/calendar";
import { propertyOf } from "../shared/required";
import { isBlank } from "./without-blanks";

/** Returns a value if it has its schema's type, otherwise the default for that type. */
const leaf = (schema: unknown, value: unknown): unknown => {
  if (schema instanceof z.ZodEnum) return schema.options.some((option) => option === value) ? value : schema.options[0];
  if (schema instanceof z.ZodBoolean) return value === true;
  if (schema instanceof z.ZodNumber) return typeof value === "number" ? value : 0;
  if (schema instanceof z.ZodISODate) return schema.safeParse(value).success ? value : buildTime().toISOString().slice(0, 10);
  return typeof value === "string" ? value : "";
};

const fill = (schema: unknown, value: unknown): unknown => {
  if (schema instanceof z.ZodOptional) return value === undefined || value === null ? undefined : fill(schema.unwrap(), value);
  if (schema instanceof z.ZodDefault) return fill(schema.unwrap(), value ?? schema.def.defaultValue);
  if (schema instanceof z.ZodArray) {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    return items.filter((item) => !isBlank(schema.element, item)).map((item) => fill(schema.element, item));
  }
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(Object.entries(schema.shape).map(([key, field]) => [key, fill(field, propertyOf(value, key))]));
  }
  return leaf(schema, value);
};

/**
 * Returns data in the shape of its schema. A required value that is missing, and any value of the wrong type, becomes an empty string, an
 * empty list, 0, false, the first option or today's date. Blank list entries and unknown fields are removed.
 */
export const complete = <Output>(schema: z.ZodType<Output>, data: unknown): Output =>
  // The cast is safe because `fill` follows the schema. Other rules, such as maximum lengths, do not matter for rendering.
  fill(schema, data) as Output;
