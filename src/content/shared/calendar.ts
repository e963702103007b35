/** Publication days of entries, and the time of the build. */
import { propertyOf } from "./required";

/**
 * Returns the time of the build: `SOURCE_DATE_EPOCH` (in seconds) if set, otherwise the current time.
 *
 * @see https://reproducible-builds.org/docs/source-date-epoch/
 */
export const buildTime = (): Date => {
  // Browsers have no `process`. Do not shorten or destructure `process.env.SOURCE_DATE_EPOCH`: in code that renders pages, Gatsby's webpack
  // replaces exactly this expression with its value, and any other `process.env` with an empty object.
  const epoch = typeof process === "undefined" ? undefined : process.env.SOURCE_DATE_EPOCH;
  return epoch ? new Date(Number(epoch) * 1000) : new Date();
};

/** Returns the day on which an entry is published: a page's `publishOn` or a post's `date`; undefined if neither is set. */
export const publishDay = (data: unknown): string | undefined =>
  [propertyOf(data, "publishOn"), propertyOf(data, "date")].find((day) => typeof day === "string");

/** Checks whether an entry's publication day is later than `today`. */
export const isScheduled = (data: unknown, today: string): boolean => (publishDay(data) ?? today) > today;
