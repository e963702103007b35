/** A nullable value from GraphQL. */
export type Maybe<Value> = Value | null | undefined;

/**
 * Returns a value that the content check guarantees, but GraphQL's types do not.
 *
 * @throws Error naming the missing value, so that a build fails instead of rendering half a page
 */
export const required = <Value>(value: Maybe<Value>, name: string): NonNullable<Value> => {
  if (value === null || value === undefined) throw new Error(`${name} is missing from the content`);
  return value;
};

/** Checks whether a value is an object, not a list or a single value. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns a property of any data; undefined if it does not exist. */
export const propertyOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
