/** Keeps text on one line that must not break: a range, a number with its unit, a time of day, a phone number. */
import type { ReactNode } from "react";

const NUMBER = String.raw`\$?\d(?:[\d.,/]*\d)?`;
const ENGLISH_UNITS = "(?:hour|day|week|month|year|gallon|mile)s?|inch(?:es)?|feet|foot|ft|sq ft|square feet|percent|times";
const SPANISH_UNITS = "(?:hora|día|semana|año|milla|pulgada|pie)s?|mes(?:es)?|galón|galones|pies cuadrados|por ciento|veces";
const CLOCK = String.raw`\d{1,2}(?::\d\d)? (?:[AP]M|[ap]\.m\.)`;

const KINDS = [
  String.raw`\(\d{3}\) \d{3}-\d{4}`,
  `${CLOCK}(?:-${CLOCK})?`,
  String.raw`${NUMBER}(?:-${NUMBER})?(?:°F|[ -](?:${ENGLISH_UNITS}|${SPANISH_UNITS})\b)`,
  `${NUMBER}-${NUMBER}`,
].join("|");

/** Splits a string so that every second part must stay on one line: "in ", "24-48 hours", ".". */
export const nowrapParts = (text: string): readonly string[] => text.split(new RegExp(`(${KINDS})`));

/** Class of a part that must stay on one line (src/components/styles/base.css). */
export const NOWRAP = "nowrap";

/**
 * Renders a string so that each match of `KINDS` stays on one line. Uses markup instead of special characters, so that
 * comparisons, search, copying, feeds and search engines get plain text.
 */
export const nowrap = (text: string): ReactNode =>
  nowrapParts(text).map((part, index) =>
    // The index is a stable key, because the parts never change order.
    index % 2 === 1 ? (
      <span key={index} className={NOWRAP}>
        {part}
      </span>
    ) : (
      part
    ),
  );
