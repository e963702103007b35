/** Joins names as a sentence does: "Henderson", "Henderson and Paradise", "Henderson, Paradise and Enterprise". */
export const listInWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
