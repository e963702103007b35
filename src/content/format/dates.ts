/** Writes dates the American way. A date is a day on the calendar, so no time zone ever has a say in it. */
import { WEEKDAYS } from "./weekdays";

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

/** Writes 2025-10-01 as Wednesday, October 1, 2025. */
export const weekdayDate = (text: string): string | undefined => {
  const date = parseDay(text);
  if (!date) return undefined;
  // Sunday is 0, and here the last.
  const weekday = WEEKDAYS[(new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay() + 6) % 7];
  return `${weekday}, ${longDate(text)}`;
};

/**
 * Gives the day that lies so many days before another, both as 2025-10-01: days on the calendar, so that no change of the clocks and
 * no time zone shifts it.
 */
export const daysBefore = (text: string, days: number): string | undefined => {
  const date = parseDay(text);
  return date && new Date(Date.UTC(date.year, date.month - 1, date.day - days)).toISOString().slice(0, 10);
};

/**
 * Gives the day that it is somewhere, as 2026-11-22.
 *
 * @param timeZone an IANA name, such as America/Los_Angeles; left out, it is that of the clock of whoever asks
 */
export const dayIn = (timeZone: string | undefined, time: Date): string =>
  // Sweden writes dates as ISO 8601 does.
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(time);
