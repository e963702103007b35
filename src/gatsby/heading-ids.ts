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
 * Gives the headings of a text names, so that links can lead to them: its first words, and a number where those are taken.
 *
 * @param html what gatsby-transformer-remark made of a text
 */
export const withHeadingIds = (html: string): string => {
  const taken = new Map<string, number>();
  return html.replace(HEADING, (_, level: string, heading: string) => {
    const name = wordsOf(heading).slice(0, MOST_WORDS).join("-") || "part";
    const before = taken.get(name) ?? 0;
    taken.set(name, before + 1);
    return `<h${level} id="${before ? `${name}-${before + 1}` : name}">${heading}</h${level}>`;
  });
};
