/** Visits every field of some data together with what the schema says of it. */
import { z } from "zod";
import type { RelationTarget } from "./schema/fields";
import { isRecord } from "./shared/required";

/** What the schema says of a field, for checks that need more than one file. */
export interface FieldRole {
  readonly relation?: RelationTarget;
  readonly internalLink: boolean;
  readonly isPicture: boolean;
}

export interface VisitedField extends FieldRole {
  readonly path: readonly PropertyKey[];
  readonly value: string;
}

const RELATIONS: readonly RelationTarget[] = ["services", "locations", "posts"];

const roleOf = (schema: z.ZodType): FieldRole => {
  const meta = schema.meta();
  const relation = RELATIONS.find((target) => target === meta?.relation);
  return { ...(relation && { relation }), internalLink: meta?.internalLink === true, isPicture: meta?.widget === "image" };
};

/** Lists the text fields of valid data in which a reference, a link or a picture stands. */
export const visitFields = (schema: unknown, value: unknown, path: readonly PropertyKey[] = []): readonly VisitedField[] => {
  if (value === undefined || !(schema instanceof z.ZodType)) return [];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return visitFields(schema.unwrap(), value, path);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => visitFields(schema.element, item, [...path, index]));
  }
  if (schema instanceof z.ZodObject && typeof value === "object" && value !== null) {
    return Object.entries(schema.shape).flatMap(([key, child]) => visitFields(child, Reflect.get(value, key), [...path, key]));
  }
  const role = roleOf(schema);
  return typeof value === "string" && (role.relation !== undefined || role.internalLink || role.isPicture)
    ? [{ ...role, path, value }]
    : [];
};

/** Changes the links to pages of this site in some valid data. */
export const mapLinks = (schema: unknown, value: unknown, change: (link: string) => string): unknown => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return mapLinks(schema.unwrap(), value, change);
  if (schema instanceof z.ZodArray && Array.isArray(value)) return value.map((item: unknown) => mapLinks(schema.element, item, change));
  if (schema instanceof z.ZodObject && isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, mapLinks(schema.shape[key], child, change)]));
  }
  return typeof value === "string" && schema instanceof z.ZodType && roleOf(schema).internalLink ? change(value) : value;
};
