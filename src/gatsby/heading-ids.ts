import { PAGE_PARTS } from "../content/words";

const HEADING = /<h([23])>(.*?)<\/h\1>/gs;
/** Enough to tell a text's headings apart, and short in an address. */
const MOST_WORDS = 3;

const wordsOf = (heading: string): readonly string[] =>
  heading
    .replace(/<[^>]*>|&[#\w]+;|['’]/g, "")
    .normalize("NFKD")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Gives the headings of a text names, so that links can lead to them: its first words, and a number where those are taken, by
 * the page itself or an earlier heading.
 *
 * @param html what gatsby-transformer-remark made of a text
 */
export const withHeadingIds = (html: string): string => {
  const taken = new Set<string>(Object.values(PAGE_PARTS));
  return html.replace(HEADING, (_, level: string, heading: string) => {
    const name = wordsOf(heading).slice(0, MOST_WORDS).join("-") || "part";
    let id = name;
    for (let count = 2; taken.has(id); count++) id = `${name}-${count}`;
    taken.add(id);
    return `<h${level} id="${id}">${heading}</h${level}>`;
  });
};
