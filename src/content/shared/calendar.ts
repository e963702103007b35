/** Tells which entries wait for their day. A day begins where the company is, wherever the site is built. */
import { propertyOf } from "./required";

/**
 * Gives the time that a build takes for now: that of the environment's `SOURCE_DATE_EPOCH`, in seconds, or the clock's. A browser has
 * no environment, and webpack knows only the variables of it that are written out.
 *
 * @see https://reproducible-builds.org/docs/source-date-epoch/
 */
export const buildTime = (): Date => {
  const epoch = typeof process === "undefined" ? undefined : process.env.SOURCE_DATE_EPOCH;
  return epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);
};

const dayOf = (data: unknown, field: string): string | undefined => {
  const value = propertyOf(data, field);
  return typeof value === "string" ? value : undefined;
};

/** Gives the day on which an entry is to be published: a post's date, a page's own; nothing when it waits for none. */
export const publishDay = (data: unknown): string | undefined => dayOf(data, "publishOn") ?? dayOf(data, "date");

/** Tells whether an entry waits for a day after this one. */
export const isWaiting = (data: unknown, today: string): boolean => (publishDay(data) ?? today) > today;
