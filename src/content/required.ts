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
