/** Placeholders in strings: pages show `Call {phone}` from `content/settings/words.yml` as "Call (702) 555-0142". */

const PLACEHOLDER = /\{(\w+)\}/;

/** Splits a string at its placeholders. Items at odd indexes are placeholder names. */
export const partsOf = (text: string): readonly string[] => text.split(PLACEHOLDER);

/** Returns each pair of braces with the text between them, and each unpaired brace, as written. */
export const bracesIn = (text: string): readonly string[] => text.match(/\{[^{}]*\}|[{}]/g) ?? [];

/** Replaces the placeholders in a string with values. The schemas reject strings with unknown placeholders. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  partsOf(text)
    .map((part, index) => (index % 2 === 1 ? String(values[part] ?? "") : part))
    .join("");
