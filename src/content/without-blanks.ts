/**
 * Removes the blank values that an editor writes for empty fields.
 *
 * A form cannot distinguish missing from empty: the CMS writes `caption: ""`, `picture: {}` or nothing at all. Before validation,
 * an empty optional field is removed, and a group or list that may be empty becomes an empty one. If the schema
 * requires a value, the empty one is kept and reported. Follows the schema, not the data, so it always ends.
 */
import { z } from "zod";
import { innerOf, isWrapped } from "./schema-walk";
import { isRecord } from "./shared/required";

/** Checks whether a value is empty: no value, no letter, or a group or list of only empty values. */
const isBlank = (schema: unknown, value: unknown): boolean => {
  if (value === undefined || value === null) return true;
  const inner = innerOf(schema);
  if (typeof value === "string") return value.trim() === "";
  if (Array.isArray(value)) return inner instanceof z.ZodArray && value.every((item) => isBlank(inner.element, item));
  if (!isRecord(value) || !(inner instanceof z.ZodObject)) return false;
  return Object.entries(value).every(([key, child]) => Object.hasOwn(inner.shape, key) && isBlank(inner.shape[key], child));
};

const mayBeEmpty = (schema: unknown): boolean =>
  isWrapped(schema) || (schema instanceof z.ZodObject && Object.values(schema.shape).every(mayBeEmpty));

/** Returns the empty value of a required field; undefined if the schema has none. */
const emptyOf = (schema: unknown): unknown => {
  if (schema instanceof z.ZodObject) return mayBeEmpty(schema) ? {} : undefined;
  return schema instanceof z.ZodArray && schema.safeParse([]).success ? [] : undefined;
};

/** Returns data without blanks, for validation. Keeps unknown fields, which are then reported. */
export const withoutBlanks = (schema: unknown, value: unknown): unknown => {
  if (isWrapped(schema)) return isBlank(schema, value) ? undefined : withoutBlanks(schema.unwrap(), value);
  if (value === undefined || value === null) return emptyOf(schema) ?? value;
  if (schema instanceof z.ZodArray) {
    return Array.isArray(value) ? value.map((item: unknown) => withoutBlanks(schema.element, item)) : value;
  }
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return value;
  const unknownFields = Object.entries(value).filter(([key]) => !Object.hasOwn(schema.shape, key));
  const knownFields = Object.entries(schema.shape)
    .map(([key, child]): [string, unknown] => [key, withoutBlanks(child, value[key])])
    .filter(([, child]) => child !== undefined);
  return Object.fromEntries([...knownFields, ...unknownFields]);
};
