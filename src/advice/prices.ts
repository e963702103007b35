/** What a text that names prices owes its reader: their year, that they are samples and no quote, and that small jobs carry a minimum. */
import { files } from "../content/schema";
import type { Advice } from "./advice";
import type { WrittenFile } from "./passages";

const PRICE = /\$\d|\{\{\s*(?:driveway-price|square-foot-price)\s*\}\}/;

const CAUTIONS: readonly (readonly [what: string, said: RegExp])[] = [
  ["the year of the prices", /\b20\d\d\b|\{\{\s*price-year\s*\}\}/],
  ["that they are samples", /\bsample\b/i],
  ["that they are not a quote", /\bnot (?:a )?(?:firm )?quotes?\b/i],
  ["that small jobs carry a minimum", /\bminimum\b/i],
];

/** Tells what a text that names prices does not say about them. */
export const missingCautions = (text: string): readonly string[] =>
  PRICE.test(text) ? CAUTIONS.flatMap(([what, said]) => (said.test(text) ? [] : [what])) : [];

/** Advises on files that name a price without what belongs to it. */
export const priceAdvice = (written: readonly WrittenFile[]): readonly Advice[] =>
  written.flatMap(({ file, passages }) => {
    // Sums of a license or an insurance are no offer.
    if (file === files.company.file) return [];
    const first = passages.find(({ text }) => PRICE.test(text));
    const missing = missingCautions(passages.map(({ text }) => text).join("\n"));
    if (!first || missing.length === 0) return [];
    const why = `The file names a price and never says ${missing.join(", nor ")}: a reader takes it for an offer.`;
    return [{ file, line: first.line, field: first.field, why, mend: "Say it once in the file, near the price." }];
  });
