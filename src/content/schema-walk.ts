/** Walks data together with its schema. */
import { z } from "zod";
import { COLLECTIONS, namesOf, type FolderName } from "./shared/collections";
import { isRecord } from "./shared/required";

/** Metadata of a field, for checks across files. */
interface FieldRole {
  readonly relation?: FolderName;
  readonly internalLink: boolean;
  readonly isPicture: boolean;
}

/** Checks whether a field is optional. */
export const isWrapped = (schema: unknown): schema is z.ZodOptional | z.ZodDefault =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;

/** Unwraps a schema from optional and default wrappers. */
export const innerOf = (schema: unknown): unknown => (isWrapped(schema) ? innerOf(schema.unwrap()) : schema);

/** Returns the metadata of a value's schema. */
export const roleOf = (schema: z.ZodType): FieldRole => {
  const meta = schema.meta();
  const relation = namesOf(COLLECTIONS).find((target) => target === meta?.relation);
  return { ...(relation && { relation }), internalLink: meta?.internalLink === true, isPicture: meta?.widget === "image" };
};

/** A text in data, with its field's metadata. */
export interface Leaf extends FieldRole {
  readonly schema: z.ZodType;
  readonly path: readonly PropertyKey[];
  readonly value: string;
}

/** Returns the texts of data by its schema. */
export const leavesOf = (wrapped: unknown, value: unknown, path: readonly PropertyKey[] = []): readonly Leaf[] => {
  const schema = innerOf(wrapped);
  if (schema instanceof z.ZodArray) {
    return Array.isArray(value) ? value.flatMap((item, index) => leavesOf(schema.element, item, [...path, index])) : [];
  }
  if (schema instanceof z.ZodObject) {
    return isRecord(value) ? Object.entries(schema.shape).flatMap(([key, child]) => leavesOf(child, value[key], [...path, key])) : [];
  }
  return schema instanceof z.ZodType && typeof value === "string" ? [{ ...roleOf(schema), schema, path, value }] : [];
};

/**
 * Maps the texts of valid data. If `change` returns undefined, the text is removed: the item if it is in a list, else the field.
 *
 * @returns undefined if the data requires a removed text
 */
export const mapLeaves = (wrapped: unknown, value: unknown, change: (text: string, role: FieldRole) => string | undefined): unknown => {
  const schema = innerOf(wrapped);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item: unknown) => mapLeaves(schema.element, item, change)).filter((item) => item !== undefined);
  }
  if (schema instanceof z.ZodObject && isRecord(value)) {
    const fields = Object.entries(value).map(([key, child]) => [key, mapLeaves(schema.shape[key], child, change)] as const);
    const isLost = fields.some(([key, child]) => child === undefined && value[key] !== undefined && !isWrapped(schema.shape[key]));
    return isLost ? undefined : Object.fromEntries(fields.filter(([, child]) => child !== undefined));
  }
  return typeof value === "string" && schema instanceof z.ZodType ? change(value, roleOf(schema)) : value;
};
