/** Maximum nesting of links, brackets and quotes. The time to parse markdown grows with its square. */
const NESTING_LIMIT = 100;
const QUOTES = new RegExp(String.raw`^(?:[ \t]*>){${NESTING_LIMIT + 1}}`, "m");

/**
 * Returns where a text exceeds the limit, or undefined. Reads each character once, without parsing markdown:
 * 20,000 nested links would take the parser most of a minute.
 */
export const deepNesting = (body: string): number | undefined => {
  const quotes = body.search(QUOTES);
  if (quotes !== -1) return quotes;
  let depth = 0;
  for (const { 0: sign, index } of body.matchAll(/[[\]()]|\n[ \t]*\n/g)) {
    if (sign === "[" || sign === "(") depth += 1;
    else if (sign === "]" || sign === ")") depth = Math.max(0, depth - 1);
    else depth = 0;
    if (depth > NESTING_LIMIT) return index;
  }
  return undefined;
};
