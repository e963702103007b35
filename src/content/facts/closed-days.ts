/** Days on which the company is closed despite its weekly hours. */
import { dayIn } from "../format/dates";
import type { ClosedDay } from "../format/hours";
import type { Business } from "../schema/business";
import { buildTime } from "../shared/calendar";
import type { Language } from "../shared/languages";

/**
 * Returns the closed days that are not yet over in the company's time zone, soonest first. The nightly deployment removes each day once
 * it is over.
 */
export const closedDaysAhead = (
  { closedDays, timeZone }: Pick<Business, "closedDays" | "timeZone">,
  language: Language,
): readonly ClosedDay[] => {
  const today = dayIn(timeZone, buildTime());
  return closedDays
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, reason, spanishReason }) => ({ date, reason: { en: reason, es: spanishReason }[language] }));
};
