/** A value that GraphQL may leave out. */
export type Maybe<Value> = Value | null | undefined;

/**
 * Gives a value that the content check made sure of, though GraphQL cannot know it.
 *
 * @throws Error that names what is missing, so that a build stops instead of drawing half a page
 */
export const required = <Value>(value: Maybe<Value>, name: string): NonNullable<Value> => {
  if (value === null || value === undefined) throw new Error(`${name} is missing from the content`);
  return value;
};

/** Tells a group of fields from a list and from a single value. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Gives what stands under a name in data of any shape; nothing where there is no such place. */
export const propertyOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
