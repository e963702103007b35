/** Walks data together with its schema. */
import { z } from "zod";
import { COLLECTIONS, namesOf } from "../shared/collections";
import { isRecord } from "../shared/required";
import { corrections } from "./fields";

/** A string in data, with its field's metadata for checks across files. */
export type Leaf = ReturnType<typeof leafOf>;

/** Checks whether a field is optional or has a default. */
export const isWrapped = (schema: unknown): schema is z.ZodOptional | z.ZodDefault =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;

/** Returns a schema without its optional and default wrappers. */
export const innerOf = (schema: unknown): unknown => (isWrapped(schema) ? innerOf(schema.unwrap()) : schema);

const readField = (schema: z.ZodType) => {
  const meta = schema.meta();
  const relation = namesOf(COLLECTIONS).find((target) => target === meta?.relation);
  const correct = corrections.get(schema)?.correct;
  return { relation, internalLink: meta?.internalLink === true, isPicture: meta?.widget === "image", correct };
};

/** What `readField` returned for each schema, kept so that a check does not read it again for each string. */
const fieldsBySchema = new WeakMap<z.ZodType, ReturnType<typeof readField>>();

const leafOf = (schema: z.ZodType, value: string, path: readonly PropertyKey[]) => {
  const field = fieldsBySchema.get(schema) ?? readField(schema);
  fieldsBySchema.set(schema, field);
  return { path, value, ...field };
};

/**
 * Maps the strings in data, guided by its schema. If `change` returns undefined, the string's list item or field is removed.
 *
 * @returns the changed data; undefined if a required field was removed
 */
export const mapLeaves = (
  wrapped: unknown,
  value: unknown,
  change: (leaf: Leaf) => string | undefined,
  path: readonly PropertyKey[] = [],
): unknown => {
  const schema = innerOf(wrapped);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value
      .map((item: unknown, index) => mapLeaves(schema.element, item, change, [...path, index]))
      .filter((item) => item !== undefined);
  }
  if (schema instanceof z.ZodObject && isRecord(value)) {
    const names = Object.keys({ ...schema.shape, ...value });
    const fields = names.map((name) => [name, mapLeaves(schema.shape[name], value[name], change, [...path, name])] as const);
    const isLost = fields.some(([name, child]) => child === undefined && value[name] !== undefined && !isWrapped(schema.shape[name]));
    return isLost ? undefined : Object.fromEntries(fields.filter(([, child]) => child !== undefined));
  }
  return typeof value === "string" && schema instanceof z.ZodType ? change(leafOf(schema, value, path)) : value;
};

/** Returns the strings in data, in the order of its schema. */
export const leavesOf = (schema: unknown, data: unknown): readonly Leaf[] => {
  const leaves: Leaf[] = [];
  mapLeaves(schema, data, (leaf) => {
    leaves.push(leaf);
    return leaf.value;
  });
  return leaves;
};
