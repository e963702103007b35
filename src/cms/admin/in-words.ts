/** Says of an entry of a list what its form shows: choices by their labels, several as words. */
import { toPlain, type DraftMap, type FieldMap } from "./decap";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

const labelOf = (options: unknown, value: unknown): unknown => {
  const option: unknown = Array.isArray(options) ? options.find((one) => isRecord(one) && one.value === value) : undefined;
  return isRecord(option) ? option.label : value;
};

/**
 * Puts words in the place of the values of an entry.
 *
 * @param list the list's own field
 */
export const inWords = (item: DraftMap, list: FieldMap): DraftMap => {
  const fields = toPlain(list.get("fields"));
  return (Array.isArray(fields) ? fields : []).filter(isRecord).reduce((said, { name, options }) => {
    const value = toPlain(item.get(String(name)));
    if (Array.isArray(value)) return said.setIn([String(name)], value.map((one) => labelOf(options, one)).join(", "));
    return value === undefined || options === undefined ? said : said.setIn([String(name)], labelOf(options, value));
  }, item);
};
