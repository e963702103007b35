/** Placeholders in words: `Call {phone}` in `content/settings/words.yml` is Call (702) 555-0142 on the page. */

const PLACEHOLDER = /\{(\w+)\}/;

/** Splits a text at its placeholders; items with an odd index are their names. */
export const partsOf = (text: string): readonly string[] => text.split(PLACEHOLDER);

/** Returns everything in braces, and unpaired braces, as written. */
export const bracesIn = (text: string): readonly string[] => text.match(/\{[^{}]*\}|[{}]/g) ?? [];

/** Replaces a text's placeholders by values. The schema of the words ensures that each has one. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  partsOf(text)
    .map((part, index) => (index % 2 === 1 ? String(values[part] ?? "") : part))
    .join("");
