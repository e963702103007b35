/** Compares plain data. */
import { isRecord } from "../content/shared/required";

/** The fields of a file or of a group. */
export type Data = Readonly<Record<string, unknown>>;

/** Checks whether two values are deeply equal. The order of fields does not matter, and undefined fields count as missing. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other);
  return Object.keys({ ...one, ...other }).every((key) => isSame(one[key], other[key]));
};

/**
 * Returns the previous version of each item: the first unused old item that matches, trying the rules in order. If equal numbers of old
 * and new items remain unmatched, they are paired in order. Otherwise, the previous version of an unmatched item is undefined.
 */
export const previousOf = <Old, Item>(
  former: readonly Old[],
  items: readonly Item[],
  ...rules: readonly ((old: Old, item: Item) => boolean)[]
): readonly (Old | undefined)[] => {
  const left = [...former];
  const found = items.map((): Old | undefined => undefined);
  for (const matches of rules)
    for (const [index, item] of items.entries()) {
      const at = found[index] === undefined ? left.findIndex((old) => matches(old, item)) : -1;
      if (at >= 0) [found[index]] = left.splice(at, 1);
    }
  // As many old as new items are left: they were changed, not added or removed.
  const arePaired = left.length === found.filter((old) => old === undefined).length;
  return found.map((old) => old ?? (arePaired ? left.shift() : undefined));
};
