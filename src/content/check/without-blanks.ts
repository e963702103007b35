/**
 * Removes blank values before validation, and before the CMS saves a file.
 *
 * The CMS's forms cannot distinguish missing values from empty ones: Decap returns `caption: ""`, `picture: {}` or nothing at all. Empty
 * optional fields are removed. A missing group or list becomes an empty group or list, if the schema allows that. An empty required field
 * is kept, so that validation reports it. Recursion follows the schema, not the data, so it always terminates.
 */
import { z } from "zod";
import { innerOf, isWrapped } from "../schema/schema-walk";
import { isRecord } from "../shared/required";

/** Checks whether a value is missing, empty or only whitespace, or is a group or list of such values. */
export const isBlank = (schema: unknown, value: unknown): boolean => {
  if (value === undefined || value === null) return true;
  const inner = innerOf(schema);
  if (typeof value === "string") return value.trim() === "";
  if (Array.isArray(value)) return inner instanceof z.ZodArray && value.every((item) => isBlank(inner.element, item));
  if (!isRecord(value) || !(inner instanceof z.ZodObject)) return false;
  return Object.entries(value).every(([key, child]) => Object.hasOwn(inner.shape, key) && isBlank(inner.shape[key], child));
};

/** Checks whether a field may be missing, or is a group of such fields. */
const mayBeEmpty = (schema: unknown): boolean =>
  isWrapped(schema) || (schema instanceof z.ZodObject && Object.values(schema.shape).every(mayBeEmpty));

/** Returns the empty value that a required field may have: `{}` or `[]`. Returns undefined if the field must not be empty. */
const emptyOf = (schema: unknown): unknown => {
  if (schema instanceof z.ZodObject) return mayBeEmpty(schema) ? {} : undefined;
  return schema instanceof z.ZodArray && schema.safeParse([]).success ? [] : undefined;
};

/** Returns data without blank values. Keeps unknown fields, so that validation reports them. */
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
