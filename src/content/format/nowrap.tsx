/**
 * Keeps each of these on one line, if it fits: a range, a number with its unit, a time of day, a phone number, a code, an abbreviation with
 * its number.
 */
import type { ReactNode } from "react";

/** A number, fraction, ratio, price or time without AM or PM, as in "1/4", "1:12", "$1,200" and "6:30". */
const NUMBER = String.raw`\$?\d(?:[\d.,/:]*\d)?`;
const ENGLISH_UNITS = "(?:hour|day|week|month|year|gallon|mile)s?|inch(?:es)?|feet|foot|ft|sq ft|square feet|percent|times|million";
const SPANISH_UNITS =
  "pies? cuadrados?|(?:hora|día|semana|año|milla|pulgada|pie)s?|mes(?:es)?|galón|galones|por ciento|veces|mill(?:ón|ones)";
/** A unit with the space or hyphen before it. */
const UNIT = String.raw`[ -](?:${ENGLISH_UNITS}|${SPANISH_UNITS})\b`;
const PHONE = String.raw`\(\d{3}\) \d{3}-\d{4}`;
const TIME = String.raw`\d{1,2}(?::\d\d)?`;
const AM_OR_PM = String.raw` (?:[AP]M\b|[ap]\.m\.)`;
/** A time of day or a range of times, as in "7:00 AM", "7 a.m.-6 p.m." and "7:00-9:00 AM". */
const CLOCK = `(?:${TIME}(?:${AM_OR_PM})?-)?${TIME}${AM_OR_PM}`;
const MEASURE = `(?:°F|${UNIT})`;
/**
 * An abbreviation with its number, as in "NRS 484B.467", "28 CFR 36.104", "PG 64-22", "NV 89101". The match must not end before another
 * digit, because the rest of the number could then wrap. A number with its own unit or time is not the abbreviation's: in "HOA 24 hours",
 * "24 hours" stays whole.
 */
const NUMBERED = String.raw`(?:\b\d+ )?\b[A-Z]{2,} [A-Z]?\d+(?:[A-Z]?[.-]\d+)*(?![.,:/-]?\d|${MEASURE}|${AM_OR_PM})`;
/** A code with a hyphen, as in "W-9", "I-15", "SS-1h". */
const CODE = String.raw`\b[A-Z]{1,4}-\d+[a-z]?\b`;

const KINDS = [PHONE, CLOCK, NUMBERED, CODE, `${NUMBER}(?:-${NUMBER})?${MEASURE}`, `${NUMBER}-${NUMBER}`].join("|");

/**
 * Punctuation before a part, and letters and punctuation after it, stay with the part. Otherwise a line could break there, because a part is
 * an inline block.
 */
const OPENING = String.raw`[\p{Ps}\p{Pi}"'¿¡<>~≈±+]*`;
const CLOSING = String.raw`\p{L}*[\p{Pe}\p{Pf}\p{Po}\p{Pd}+]*`;

/** Splits a string so that every second part must stay on one line, if it fits: "in ", "24-48 hours.", "". */
export const nowrapParts = (text: string): readonly string[] => text.split(new RegExp(`(${OPENING}(?:${KINDS})${CLOSING})`, "u"));

/** Class of a part that stays on one line, unless it is wider than its column (src/components/styles/base.css). */
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

/** Renders a string as `nowrap` does, as one item of a flex container. A string without matches has no element, to keep pages small. */
export const nowrapItem = (text: string): ReactNode => (nowrapParts(text).length > 1 ? <span>{nowrap(text)}</span> : text);
