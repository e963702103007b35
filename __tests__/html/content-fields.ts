/** Every field that a content file may have, and the values that the content gives it. */
import { z } from "zod";

/** A field of a schema: `Service.list.items.link`. */
export interface Field {
  readonly name: string;
  readonly values: readonly unknown[];
  readonly isPicture: boolean;
  readonly isSwitch: boolean;
}

const unwrap = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrap(schema.unwrap()) : schema;

/**
 * Lists the fields below a schema that hold a value themselves, with all their values in some data that the schema accepts.
 *
 * @throws when `given` is no schema
 */
export const fieldsOf = (name: string, given: unknown, data: readonly unknown[]): readonly Field[] => {
  const schema = unwrap(given);
  const present = data.filter((value) => value !== undefined);
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, child]) =>
      fieldsOf(
        `${name}.${key}`,
        child,
        present.map((value) => (typeof value === "object" && value !== null ? (Reflect.get(value, key) as unknown) : undefined)),
      ),
    );
  }
  if (schema instanceof z.ZodArray) return fieldsOf(name, schema.element, present.flat());
  if (!(schema instanceof z.ZodType)) throw new Error(`${name}: expected a schema, found ${String(schema)}`);
  return [{ name, values: [...new Set(present)], isPicture: schema.meta()?.widget === "image", isSwitch: schema instanceof z.ZodBoolean }];
};
