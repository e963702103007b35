/** Visits every field of some data together with what the schema says of it. */
import { z } from "zod";
import { COLLECTIONS, namesOf, type FolderName } from "./shared/collections";
import { isRecord } from "./shared/required";

/** What the schema says of a field, for checks that need more than one file. */
export interface FieldRole {
  readonly relation?: FolderName;
  readonly internalLink: boolean;
  readonly isPicture: boolean;
}

export interface VisitedField extends FieldRole {
  readonly path: readonly PropertyKey[];
  readonly value: string;
}

/** Tells whether a field may be left out. */
export const isWrapped = (schema: unknown): schema is z.ZodOptional | z.ZodDefault =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;

/** Takes a schema out of what makes it optional, or gives it a default. */
export const innerOf = (schema: unknown): unknown => (isWrapped(schema) ? innerOf(schema.unwrap()) : schema);

/** Returns what the schema of a single value says of it. */
export const roleOf = (schema: z.ZodType): FieldRole => {
  const meta = schema.meta();
  const relation = namesOf(COLLECTIONS).find((target) => target === meta?.relation);
  return { ...(relation && { relation }), internalLink: meta?.internalLink === true, isPicture: meta?.widget === "image" };
};

/** A text in some data, with the schema of its field. */
interface Leaf {
  readonly schema: z.ZodType;
  readonly path: readonly PropertyKey[];
  readonly value: string;
}

/** Lists the texts of some data that follow a schema. */
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

/** Lists the text fields of valid data in which a reference, a link or a picture stands. */
export const visitFields = (wrapped: unknown, data: unknown): readonly VisitedField[] =>
  leavesOf(wrapped, data)
    .map(({ schema, ...field }) => ({ ...roleOf(schema), ...field }))
    .filter(({ relation, internalLink, isPicture }) => relation !== undefined || internalLink || isPicture);

/** Changes the links to pages of this site in some valid data. */
export const mapLinks = (wrapped: unknown, value: unknown, change: (link: string) => string): unknown => {
  const schema = innerOf(wrapped);
  if (schema instanceof z.ZodArray && Array.isArray(value)) return value.map((item: unknown) => mapLinks(schema.element, item, change));
  if (schema instanceof z.ZodObject && isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, mapLinks(schema.shape[key], child, change)]));
  }
  return typeof value === "string" && schema instanceof z.ZodType && roleOf(schema).internalLink ? change(value) : value;
};

/**
 * Removes references that `exists` refuses from some valid data: from a list, the item that has one; else the field.
 *
 * @returns undefined for data that cannot be without the reference
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
