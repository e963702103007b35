const joined = (names: readonly string[], last: string): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1) ?? ""}`;

/** Joins names as a sentence does: "Henderson", "Henderson and Paradise", "Henderson, Paradise and Enterprise". */
export const listInWords = (names: readonly string[]): string => joined(names, "and");

/** Joins what one may choose from: "by text or by email". */
export const choiceInWords = (names: readonly string[]): string => joined(names, "or");
