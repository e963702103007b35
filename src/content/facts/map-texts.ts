/** Returns nested plain data with every string replaced by the result of `change`, which also receives the string's path. */
export const mapTexts = (
  data: unknown,
  change: (text: string, path: readonly PropertyKey[]) => string,
  path: readonly PropertyKey[] = [],
): unknown => {
  if (typeof data === "string") return change(data, path);
  if (Array.isArray(data)) return data.map((item: unknown, index) => mapTexts(item, change, [...path, index]));
  if (typeof data !== "object" || data === null || Object.getPrototypeOf(data) !== Object.prototype) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapTexts(value, change, [...path, key])]));
};
