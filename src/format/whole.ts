/** What must not be parted by the end of a line: a range, a number and its unit, a time of day, a phone number. */

const NUMBER = String.raw`\$?\d(?:[\d.,/]*\d)?`;
const UNITS = "(?:hour|day|week|month|year|gallon|mile)s?|inch(?:es)?|feet|foot|ft|sq ft|square feet|percent|times";
const CLOCK = String.raw`\d{1,2}(?::\d\d)? [AP]M`;

const KINDS = [
  String.raw`\(\d{3}\) \d{3}-\d{4}`,
  `${CLOCK}(?:-${CLOCK})?`,
  String.raw`${NUMBER}(?:-${NUMBER})?(?:°F|[ -](?:${UNITS})\b)`,
  `${NUMBER}-${NUMBER}`,
].join("|");

/** Splits a text so that every second part is one that stays on its line: "in ", "24-48 hours", ".". */
export const wholeParts = (text: string): readonly string[] => text.split(new RegExp(`(${KINDS})`));

/** The class that keeps such a part together (src/styles/base.css). */
export const WHOLE = "whole";

/** A drawing goes whole: its letters stand where they are put. */
const SVG = "<svg\\b[^]*?</svg>";

const TAG_OR_WHOLE = new RegExp(`${SVG}|<(?:"[^"]*"|'[^']*'|[^'">])*>|${KINDS}`, "g");

/**
 * Marks such parts in HTML. Attributes and drawings stay as they are.
 *
 * @param html what gatsby-transformer-remark made of a text
 */
export const markWhole = (html: string): string =>
  html.replace(TAG_OR_WHOLE, (found) => (found.startsWith("<") ? found : `<span class="${WHOLE}">${found}</span>`));
