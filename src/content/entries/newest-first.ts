import { publishDay } from "../shared/calendar";

/** Returns entries sorted by date, newest first, then by slug. */
export const newestFirst = <Entry extends { readonly slug: string }>(entries: readonly Entry[]): readonly Entry[] => {
  const dayOf = (entry: Entry): string => publishDay(entry) ?? "";
  return [...entries].sort((a, b) => dayOf(b).localeCompare(dayOf(a)) || (a.slug < b.slug ? -1 : 1));
};
