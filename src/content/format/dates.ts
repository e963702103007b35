/** Formats dates the American way, in English and Spanish. Dates are calendar days, independent of time zones. */
import { LANGUAGES, type Language } from "../shared/languages";

/** Matches an ISO date, with or without a time. */
const DAY = /^(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** Returns the start of a day in UTC; undefined if there is no such day. */
const parseDay = (text: string): Date | undefined => {
  const [year = NaN, month = NaN, day = NaN] = DAY.exec(text)?.slice(1, 4).map(Number) ?? [];
  // Date converts a nonexistent day, such as February 30, to another day.
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date : undefined;
};

/** Returns the day, such as 2025-10-01, from an ISO date with or without a time; undefined if the text is not a date. */
export const isoDay = (text: string): string | undefined => parseDay(text) && text.slice(0, 10);

/** Formats a day; undefined if there is no such day. */
const formatDay = (text: string, language: Language, options: Intl.DateTimeFormatOptions): string | undefined =>
  parseDay(text)?.toLocaleDateString(LANGUAGES[language].tag, { ...options, timeZone: "UTC" });

/** Formats 2025-10-01 as 10/1/2025, or in Spanish as 1 oct 2025, because 1/10/2025 is ambiguous in the US. */
export const shortDate = (text: string, language: Language = "en"): string | undefined =>
  formatDay(text, language, language === "en" ? { year: "numeric", month: "numeric", day: "numeric" } : { dateStyle: "medium" });

/** Formats 2025-10-01 as Oct 1, 2025. */
export const mediumDate = (text: string): string | undefined => formatDay(text, "en", { dateStyle: "medium" });

/** Formats 2025-10-01 as October 1, 2025. */
export const longDate = (text: string, language: Language = "en"): string | undefined => formatDay(text, language, { dateStyle: "long" });

/** Formats 2025-10-01 as Wednesday, October 1, 2025. */
export const weekdayDate = (text: string, language: Language = "en"): string | undefined =>
  formatDay(text, language, { dateStyle: "full" });

/** Formats 2026-11 as November 2026, or in Spanish as noviembre de 2026. */
export const monthOfYear = (text: string, language: Language = "en"): string | undefined =>
  formatDay(`${text}-01`, language, { year: "numeric", month: "long" });

/** Returns the name of a month; January is 1. */
export const monthName = (month: number, language: Language = "en"): string =>
  new Date(Date.UTC(2024, month - 1, 1)).toLocaleDateString(LANGUAGES[language].tag, { timeZone: "UTC", month: "long" });

/**
 * Returns the current day in a time zone, such as 2026-11-22.
 *
 * @param timeZone an IANA name, such as America/Los_Angeles
 */
export const dayIn = (timeZone: string, time: Date): string =>
  // The Swedish format is ISO 8601.
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(time);
