/** Figures that follow from others: sums worked out from the sample prices, and the federal table of accessible spaces. */
import { plainText, sentencesOf, type Passage } from "../../../src/content/lint/passages";
import type { Finding } from "./shipped";

const LOW = 0.15;
const HIGH = 0.35;
/** What every driveway pays beside its area: 400 sq ft cost $200 and 800 sq ft cost $500, the sample range of a typical driveway. */
const SETUP = { low: 140, high: 220 };
const AREA = /(\d{1,3}(?:,\d{3})+|\d{3,}) sq ft/g;
const RANGE = /\$(\d{1,3}(?:,\d{3})+|\d{3,}) ?(?:-|to) ?\$(\d{1,3}(?:,\d{3})+|\d{3,})/g;

const numberIn = (text = ""): number => Number(text.replaceAll(",", ""));

/** Finds sums that are not the sample range ($0.15-$0.35 per sq ft) times the area named with them, plus the setup of a driveway. */
export const wrongSums = (passages: readonly Passage[]): readonly Finding[] =>
  passages.flatMap((passage) =>
    sentencesOf(passage.text).flatMap((sentence) => {
      const [area, ...others] = [...sentence.matchAll(AREA)];
      if (!area || others.length > 0) return [];
      const squareFeet = numberIn(area[1]);
      const setup = /driveway/i.test(sentence) ? SETUP : { low: 0, high: 0 };
      const [least, most] = [setup.low + Math.round(squareFeet * LOW), setup.high + Math.round(squareFeet * HIGH)];
      return [...sentence.matchAll(RANGE)]
        .filter(([, low, high]) => numberIn(low) !== least || numberIn(high) !== most)
        .map(([said]) => ({ ...passage, why: `${said} for ${squareFeet} sq ft instead of $${least}-$${most}` }));
    }),
  );

/** Counts the accessible spaces a lot needs at least: 2010 ADA Standards, table 208.2. `total` is up to 500. */
export const accessibleSpaces = (total: number): number => {
  const limits = [25, 50, 75, 100, 150, 200, 300, 400, 500];
  return limits.findIndex((limit) => total <= limit) + 1;
};

/** Counts how many of them must be van spaces: one in six, or part of six (208.2.4). */
const vanSpaces = (accessible: number): number => Math.ceil(accessible / 6);

/** Finds rows of a table, and clauses such as "26-50 needs 2", that differ from the federal numbers. */
export const wrongSpaceCounts = (body: string): readonly Finding[] =>
  body.split("\n").flatMap((line, index) => {
    const passage = { field: "text", line: index + 1, text: plainText(line) };
    const rows = [...line.matchAll(/^\|\s*(\d+)-(\d+)\s*\|\s*(\d+)\s*\|\s*(\d+)\s*\|/g)];
    const clauses = [...line.matchAll(/\b(\d+)-(\d+)(?: spaces)? needs (\d+)/g)];
    return [...rows, ...clauses].flatMap(([said, from, to, accessible, vans]) => {
      const need = accessibleSpaces(numberIn(to));
      const rightVans = vans === undefined || numberIn(vans) === vanSpaces(need);
      if (numberIn(accessible) === need && accessibleSpaces(numberIn(from)) === need && rightVans) return [];
      return [{ ...passage, why: `"${said}" instead of ${need} with ${vanSpaces(need)} for vans` }];
    });
  });
