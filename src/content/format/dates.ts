/** Writes dates as Americans do, in either language. A date is a day on the calendar, so no time zone ever has a say in it. */
import { LANGUAGES, type Language } from "../shared/languages";

const DAY = /^(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** Gives the start of a day in UTC. */
const parseDay = (text: string): Date | undefined => {
  const [year = NaN, month = NaN, day = NaN] = DAY.exec(text)?.slice(1, 4).map(Number) ?? [];
  // A day that is not on the calendar, such as February 30, comes back from Date as another one.
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date : undefined;
};

/** Cuts an ISO date, with or without a time, down to its day as written: 2025-10-01. Nothing when it is none. */
export const isoDay = (text: string): string | undefined => parseDay(text) && text.slice(0, 10);

const written = (text: string, language: Language, options: Intl.DateTimeFormatOptions): string | undefined =>
  parseDay(text)?.toLocaleDateString(LANGUAGES[language].tag, { ...options, timeZone: "UTC" });

/** Writes 2025-10-01 as 10/1/2025; in Spanish as 1 oct 2025, because 1/10/2025 has two meanings here. */
export const shortDate = (text: string, language: Language = "en"): string | undefined =>
  written(text, language, language === "en" ? { year: "numeric", month: "numeric", day: "numeric" } : { dateStyle: "medium" });

/** Formats 2025-10-01 as Oct 1, 2025. */
export const mediumDate = (text: string): string | undefined => written(text, "en", { dateStyle: "medium" });

/** Writes 2025-10-01 as October 1, 2025. */
export const longDate = (text: string, language: Language = "en"): string | undefined => written(text, language, { dateStyle: "long" });

/** Writes 2025-10-01 as Wednesday, October 1, 2025. */
export const weekdayDate = (text: string, language: Language = "en"): string | undefined => written(text, language, { dateStyle: "full" });

/** Names a month, January being 1. */
export const monthName = (month: number, language: Language = "en"): string =>
  new Date(Date.UTC(2024, month - 1, 1)).toLocaleDateString(LANGUAGES[language].tag, { timeZone: "UTC", month: "long" });

/**
 * Gives the day that lies so many days before another, both as 2025-10-01: days on the calendar, so that no change of the clocks and
 * no time zone shifts it.
 */
export const daysBefore = (text: string, days: number): string | undefined => {
  const date = parseDay(text);
  return date && new Date(date.setUTCDate(date.getUTCDate() - days)).toISOString().slice(0, 10);
};

/**
 * Gives the day that it is somewhere, as 2026-11-22.
 *
 * @param timeZone an IANA name, such as America/Los_Angeles; left out, it is that of the clock of whoever asks
 */
export const dayIn = (timeZone: string | undefined, time: Date): string =>
  // Sweden writes dates as ISO 8601 does.
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(time);
