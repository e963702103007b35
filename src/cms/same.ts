/** Plain data, and a deep comparison of it. */
import { isRecord } from "../content/shared/required";

/** The fields of a file or of a group. */
export type Data = Readonly<Record<string, unknown>>;

/** Compares two values deeply. The order of fields does not matter, and undefined fields count as missing. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other);
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]));
};
