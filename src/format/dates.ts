/** Writes dates the American way. A date is a day on the calendar, so no time zone ever has a say in it. */

const DAY = /^(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** Names of the months, January first. */
export const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const parseDay = (text: string): Day | undefined => {
  const [year = NaN, month = NaN, day = NaN] = DAY.exec(text)?.slice(1, 4).map(Number) ?? [];
  // A day that is not on the calendar, such as February 30, comes back from Date as another one.
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? { year, month, day } : undefined;
};

/** Cuts an ISO date, with or without a time, down to its day as written: 2025-10-01. Nothing when it is none. */
export const isoDay = (text: string): string | undefined => parseDay(text) && text.slice(0, 10);

/** Writes 2025-10-01 as 10/1/2025. */
export const shortDate = (text: string): string | undefined => {
  const date = parseDay(text);
  return date && `${date.month}/${date.day}/${date.year}`;
};

/** Writes 2025-10-01 as October 1, 2025. */
export const longDate = (text: string): string | undefined => {
  const date = parseDay(text);
  return date && `${MONTHS[date.month - 1]} ${date.day}, ${date.year}`;
};
