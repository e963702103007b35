import { isoDay } from "../content/format/dates";

/**
 * Returns the date that is `days` days before `text`, a date such as 2025-10-01; undefined if `text` is not a date. Computes in UTC, so
 * that daylight saving time and time zones do not matter.
 */
export const daysBefore = (text: string, days: number): string | undefined => {
  const day = isoDay(text);
  if (!day) return undefined;
  const date = new Date(day);
  return new Date(date.setUTCDate(date.getUTCDate() - days)).toISOString().slice(0, 10);
};
