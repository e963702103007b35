/** Says the company's promises in words. */
import type { Business } from "../schema/business";
import type { Words } from "../schema/words";
import { fillIn } from "./placeholders";

type TimeWords = Words["time"];

/** Says a number of hours: 1 hour, 24 hours. */
export const hoursInWords = (count: number, { hour, hours }: Pick<TimeWords, "hour" | "hours">): string =>
  fillIn(count === 1 ? hour : hours, { count });

/** Says the hours of one row of the week, or that the days are closed. */
export const hoursLine = (
  { days, hours }: { readonly days: string; readonly hours?: string | undefined },
  { open, closed }: Pick<TimeWords, "open" | "closed">,
): string => (hours ? fillIn(open, { days, hours }) : fillIn(closed, { days }));

/** Says in three short lines why to ask this company, from the facts of `business.yml`. */
export const factsOf = (
  { warrantyYears, responseHours }: Pick<Business, "warrantyYears" | "responseHours">,
  { promises, time }: Pick<Words, "promises" | "time">,
): readonly string[] => [
  promises.licensed,
  fillIn(promises.warranty, { years: warrantyYears }),
  fillIn(promises.answer, { hours: hoursInWords(responseHours, time) }),
];
