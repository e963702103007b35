/** Plain data, and when two pieces of it say the same. */

/** The fields of a file or of a group. */
export type Data = Readonly<Record<string, unknown>>;

/** Tells a group from a list and from a single value. */
export const isData = (value: unknown): value is Data => typeof value === "object" && value !== null && !Array.isArray(value);

/** Compares two values, however deep. The order of fields says nothing, and a field that is undefined is not there. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]));
  }
  if (!isData(one) || !isData(other)) return Object.is(one, other);
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]));
};
