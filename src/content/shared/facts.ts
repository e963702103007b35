/** Says the company's promises in words. */
import { fillIn } from "./placeholders";

interface HourWords {
  readonly hour: string;
  readonly hours: string;
}

/** Says a number of hours: 1 hour, 24 hours. */
export const hoursInWords = (count: number, { hour, hours }: HourWords): string => fillIn(count === 1 ? hour : hours, { count });

interface WeekWords {
  readonly open: string;
  readonly closed: string;
}

/** Says the hours of one row of the week, or that the days are closed. */
export const hoursLine = (
  { days, hours }: { readonly days: string; readonly hours?: string | undefined },
  { open, closed }: WeekWords,
): string => (hours ? fillIn(open, { days, hours }) : fillIn(closed, { days }));

interface Promises {
  readonly warrantyYears: number;
  readonly responseHours: number;
}

interface PromiseWords {
  readonly promises: { readonly licensed: string; readonly warranty: string; readonly answer: string };
  readonly time: HourWords;
}

/** Says in three short lines why to ask this company, from the facts of `business.yml`. */
export const factsOf = ({ warrantyYears, responseHours }: Promises, { promises, time }: PromiseWords): readonly string[] => [
  promises.licensed,
  fillIn(promises.warranty, { years: warrantyYears }),
  fillIn(promises.answer, { hours: hoursInWords(responseHours, time) }),
];
