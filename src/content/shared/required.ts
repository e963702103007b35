/** A nullable GraphQL value. */
export type Maybe<Value> = Value | null | undefined;

/**
 * Returns a value that must exist even though its type is nullable, for example a required field of a GraphQL result.
 *
 * @throws Error that names the missing value, so that the build fails instead of rendering an incomplete page
 */
export const required = <Value>(value: Maybe<Value>, name: string): NonNullable<Value> => {
  if (value === null || value === undefined) throw new Error(`${name} is missing`);
  return value;
};

/** Checks whether a value is an object, excluding arrays and null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns a property of a value of unknown type; undefined if the value has no such property. */
export const propertyOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
