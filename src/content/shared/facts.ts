/** Formats the company's promises. */
import { fillIn } from "./placeholders";

type Texts<Name extends string> = Readonly<Record<Name, string>>;
type HourWords = Texts<"hour" | "hours">;

/** Formats a number of hours: 1 hour, 24 hours. */
export const hoursInWords = (count: number, { hour, hours }: HourWords): string => fillIn(count === 1 ? hour : hours, { count });

/** Returns up to three short reasons to choose the company, from the facts of `business.yml`. */
export const promisesOf = (
  { warrantyYears, responseHours }: { readonly warrantyYears?: number | undefined; readonly responseHours: number },
  { promises, time }: { readonly promises: Texts<"warranty" | "answer"> & Partial<Texts<"licensed">>; readonly time: HourWords },
): readonly string[] => [
  ...(promises.licensed === undefined ? [] : [promises.licensed]),
  ...(warrantyYears === undefined ? [] : [fillIn(promises.warranty, { years: warrantyYears })]),
  fillIn(promises.answer, { hours: hoursInWords(responseHours, time) }),
];
