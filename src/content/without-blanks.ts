/**
 * Forgives what an editing tool writes for a field that its user left empty.
 *
 * A form cannot tell "left out" from "empty": the CMS writes `caption: ""`, `picture: {}` or nothing at all. Before the schema looks,
 * an optional field that holds nothing becomes absent, and a group or list that may be empty becomes an empty one. Where the schema
 * wants something, the empty value stays, and the check says what is missing. It follows the schema, never the data, so it ends.
 */
import { z } from "zod";
import { innerOf, isWrapped } from "./schema-walk";
import { isRecord } from "./shared/required";

/** Tells whether a value says nothing: no value, no letter, or a group or list that holds nothing but such values. */
export const isBlank = (schema: unknown, value: unknown): boolean => {
  if (value === undefined || value === null) return true;
  const inner = innerOf(schema);
  if (typeof value === "string") return value.trim() === "";
  if (Array.isArray(value)) return inner instanceof z.ZodArray && value.every((item) => isBlank(inner.element, item));
  if (!isRecord(value) || !(inner instanceof z.ZodObject)) return false;
  return Object.entries(value).every(([key, child]) => Object.hasOwn(inner.shape, key) && isBlank(inner.shape[key], child));
};

const mayBeEmpty = (schema: unknown): boolean =>
  isWrapped(schema) || (schema instanceof z.ZodObject && Object.values(schema.shape).every(mayBeEmpty));

/** Gives the value that stands for "nothing" in a field the schema wants, or nothing where it wants more. */
const emptyOf = (schema: unknown): unknown => {
  if (schema instanceof z.ZodObject) return mayBeEmpty(schema) ? {} : undefined;
  return schema instanceof z.ZodArray && schema.safeParse([]).success ? [] : undefined;
};

/** Gives data as its author meant it, for the schema to check. What the schema does not know stays, to be reported. */
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
