/** Says the company's promises in words. */
import { fillIn } from "./placeholders";

type Texts<Name extends string> = Readonly<Record<Name, string>>;
type HourWords = Texts<"hour" | "hours">;

/** Says a number of hours: 1 hour, 24 hours. */
export const hoursInWords = (count: number, { hour, hours }: HourWords): string => fillIn(count === 1 ? hour : hours, { count });

/** Says in three short lines why to ask this company, from the facts of `business.yml`. */
export const promisesOf = (
  { warrantyYears, responseHours }: Readonly<Record<"warrantyYears" | "responseHours", number>>,
  { promises, time }: { readonly promises: Texts<"licensed" | "warranty" | "answer">; readonly time: HourWords },
): readonly string[] => [
  promises.licensed,
  fillIn(promises.warranty, { years: warrantyYears }),
  fillIn(promises.answer, { hours: hoursInWords(responseHours, time) }),
];
