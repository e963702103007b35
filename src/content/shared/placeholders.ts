/** Words that hold values: `Call {phone}` in `content/settings/words.yml` is Call (702) 555-0142 on the page. */

const PLACEHOLDER = /\{(\w+)\}/;

/** Takes a text apart at its placeholders: what has an odd index is the name of one. */
export const partsOf = (text: string): readonly string[] => text.split(PLACEHOLDER);

/** Lists whatever a text has in braces, as written; a brace that is left alone too. */
export const bracesIn = (text: string): readonly string[] => text.match(/\{[^{}]*\}|[{}]/g) ?? [];

/** Puts values in the place of a text's placeholders. The schema of the words knows that each has one. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  partsOf(text)
    .map((part, index) => (index % 2 === 1 ? String(values[part] ?? "") : part))
    .join("");
