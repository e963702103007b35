/** Formats the company's promises and lead time. */
import { fillIn } from "./placeholders";

type Texts<Name extends string> = Readonly<Record<Name, string>>;
type HourWords = Texts<"hour" | "hours">;

/** Formats a number of hours, such as 1 hour or 24 hours. */
export const hoursInWords = (count: number, { hour, hours }: HourWords): string => fillIn(count === 1 ? hour : hours, { count });

/** Returns up to three short reasons to choose the company: its license, warranty and response time. */
export const promisesOf = (
  { warrantyYears, responseHours }: { readonly warrantyYears?: number | undefined; readonly responseHours: number },
  { promises, time }: { readonly promises: Texts<"warranty" | "answer"> & Partial<Texts<"licensed">>; readonly time: HourWords },
): readonly string[] => [
  ...(promises.licensed === undefined ? [] : [promises.licensed]),
  ...(warrantyYears === undefined ? [] : [fillIn(promises.warranty, { years: warrantyYears })]),
  fillIn(promises.answer, { hours: hoursInWords(responseHours, time) }),
];

/** Adds the mark of a sample answer if the site's content is a sample. */
export const withSampleMark = (
  text: string,
  { isSample }: { readonly isSample?: boolean | undefined },
  { sampleMark }: Texts<"sampleMark">,
): string => (isSample ? `${text} ${sampleMark}` : text);

/** Formats the company's lead time with its label, plus a mark if the site's content is a sample; undefined if no lead time is set. */
export const leadTimeLine = (
  company: { readonly leadTime?: string | undefined; readonly isSample: boolean },
  words: Texts<"leadTime" | "sampleMark">,
): string | undefined => company.leadTime && withSampleMark(`${words.leadTime}: ${company.leadTime}`, company, words);
