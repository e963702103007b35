/** Publication days of entries, in the company's time zone. */
import { propertyOf } from "./required";

/**
 * Returns the current time of a build: the environment's `SOURCE_DATE_EPOCH`, in seconds, or the clock's. A browser has
 * no environment, and webpack replaces only variables that are written out.
 *
 * @see https://reproducible-builds.org/docs/source-date-epoch/
 */
export const buildTime = (): Date => {
  const epoch = typeof process === "undefined" ? undefined : process.env.SOURCE_DATE_EPOCH;
  return epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);
};

/** Returns the day on which an entry is published: a post's date, or a page's `publishOn`; undefined if it has none. */
export const publishDay = (data: unknown): string | undefined =>
  [propertyOf(data, "publishOn"), propertyOf(data, "date")].find((day) => typeof day === "string");

/** Checks whether an entry is published after a day. */
export const isWaiting = (data: unknown, today: string): boolean => (publishDay(data) ?? today) > today;
