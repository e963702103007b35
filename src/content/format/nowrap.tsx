import type { ReactNode } from "react";

/** What must not be parted by the end of a line: a range, a number and its unit, a time of day, a phone number. */

const NUMBER = String.raw`\$?\d(?:[\d.,/]*\d)?`;
const ENGLISH_UNITS = "(?:hour|day|week|month|year|gallon|mile)s?|inch(?:es)?|feet|foot|ft|sq ft|square feet|percent|times";
const SPANISH_UNITS = "(?:hora|día|semana|año|milla|pulgada|pie)s?|mes(?:es)?|galón|galones|pies cuadrados|por ciento|veces";
const UNITS = `${ENGLISH_UNITS}|${SPANISH_UNITS}`;
const CLOCK = String.raw`\d{1,2}(?::\d\d)? (?:[AP]M|[ap]\.m\.)`;

const KINDS = [
  String.raw`\(\d{3}\) \d{3}-\d{4}`,
  `${CLOCK}(?:-${CLOCK})?`,
  String.raw`${NUMBER}(?:-${NUMBER})?(?:°F|[ -](?:${UNITS})\b)`,
  `${NUMBER}-${NUMBER}`,
].join("|");

/** Splits a text so that every second part is one that stays on its line: "in ", "24-48 hours", ".". */
export const nowrapParts = (text: string): readonly string[] => text.split(new RegExp(`(${KINDS})`));

/** The class that keeps such a part together (src/components/styles/base.css). */
export const NOWRAP = "nowrap";

/**
 * Draws a text of the content so that ranges, times, and numbers with their units stay on one line. It is the drawing alone: what
 * is compared, searched, copied, fed or told to search engines is the text as the editor wrote it, without characters of its own.
 */
export const nowrap = (text: string): ReactNode => {
  const parts = nowrapParts(text);
  return parts.length === 1
    ? text
    : parts.map((part, index) =>
        // A text's parts never change places.
        index % 2 === 1 ? (
          <span key={index} className={NOWRAP}>
            {part}
          </span>
        ) : (
          part
        ),
      );
};
