/** A nullable GraphQL value. */
export type Maybe<Value> = Value | null | undefined;

/**
 * Returns a value that the content check guarantees, although its GraphQL type is nullable.
 *
 * @throws Error naming the missing value, so that a build fails instead of rendering half a page
 */
export const required = <Value>(value: Maybe<Value>, name: string): NonNullable<Value> => {
  if (value === null || value === undefined) throw new Error(`${name} is missing from the content`);
  return value;
};

/** Checks whether a value is an object, excluding arrays and null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns a property of a value of any type; undefined if there is no such property. */
export const propertyOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
