/** What a page is drawn from, as Gatsby's loader hands it on. */
export interface DrawnFrom {
  /** Names the template. */
  readonly componentChunkName: string;
  /** Result of the page's own query, and its context. */
  readonly json: unknown;
  /** Results of the queries of its parts, by the hash of the query: the words of header and footer. */
  readonly staticQueryResults: unknown;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * Digests what a page is drawn from, alike in Node and in browsers: FNV-1a over the text's UTF-16 units, 32 bits in base 36.
 * It tells one build's page from another's; nobody gains by making two alike. http://www.isthe.com/chongo/tech/comp/fnv/
 */
export const pageDigest = ({ componentChunkName, json, staticQueryResults }: DrawnFrom): string => {
  const text = JSON.stringify([componentChunkName, json, staticQueryResults]);
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return (hash >>> 0).toString(36);
};
