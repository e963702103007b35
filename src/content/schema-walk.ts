/** Walks data together with its schema. */
import { z } from "zod";
import { COLLECTIONS, namesOf, type FolderName } from "./shared/collections";
import { isRecord } from "./shared/required";

/** Metadata of a field, for checks across files. */
export interface FieldRole {
  readonly relation?: FolderName;
  readonly internalLink: boolean;
  readonly isPicture: boolean;
}

export interface VisitedField extends FieldRole {
  readonly path: readonly PropertyKey[];
  readonly value: string;
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
interface Leaf {
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
  return schema instanceof z.ZodType && typeof value === "string" ? [{ schema, path, value }] : [];
};

/** Returns the text fields of valid data that are a reference, a link or a picture. */
export const visitFields = (wrapped: unknown, data: unknown): readonly VisitedField[] =>
  leavesOf(wrapped, data)
    .map(({ schema, ...field }) => ({ ...roleOf(schema), ...field }))
    .filter(({ relation, internalLink, isPicture }) => relation !== undefined || internalLink || isPicture);

/** Maps the links to pages of this site in valid data. */
export const mapLinks = (wrapped: unknown, value: unknown, change: (link: string) => string): unknown => {
  const schema = innerOf(wrapped);
  if (schema instanceof z.ZodArray && Array.isArray(value)) return value.map((item: unknown) => mapLinks(schema.element, item, change));
  if (schema instanceof z.ZodObject && isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, mapLinks(schema.shape[key], child, change)]));
  }
  return typeof value === "string" && schema instanceof z.ZodType && roleOf(schema).internalLink ? change(value) : value;
};

/**
 * Removes references that `exists` refuses from valid data: the item if it is in a list, else the field.
 *
 * @returns undefined if the data requires the reference
 */
export const keepReferences = (wrapped: unknown, value: unknown, exists: (folder: FolderName, slug: string) => boolean): unknown => {
  const schema = innerOf(wrapped);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item: unknown) => keepReferences(schema.element, item, exists)).filter((item) => item !== undefined);
  }
  if (schema instanceof z.ZodObject && isRecord(value)) {
    const fields = Object.entries(value).map(([key, child]) => [key, keepReferences(schema.shape[key], child, exists)] as const);
    const isLost = fields.some(([key, child]) => child === undefined && value[key] !== undefined && !isWrapped(schema.shape[key]));
    return isLost ? undefined : Object.fromEntries(fields.filter(([, child]) => child !== undefined));
  }
  const relation = schema instanceof z.ZodType && typeof value === "string" ? roleOf(schema).relation : undefined;
  return relation === undefined || exists(relation, String(value)) ? value : undefined;
};
