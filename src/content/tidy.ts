/** Tidies what was pasted, as far as it is plain what was meant. What is not, the check reports. */
import { faultOfAddress } from "./addresses";
import { suspectPieces } from "./body-tokens";
import { BULLET, plainText } from "./plain-text";

const UNDERLINED = /^ {0,3}(?<text>\S[^\n]*)\n {0,3}=+[ \t]*$/;

const replaceAt = (text: string, index: number, from: string, to: string): string =>
  text.startsWith(from, index) ? text.slice(0, index) + to + text.slice(index + from.length) : text;

/**
 * Tidies a page's text: quotes and spaces of the keyboard, lists, headings below the page's own, addresses as this site writes them.
 *
 * @param body markdown
 * @param siteUrl the public address of the site
 */
export const tidyText = (body: string, siteUrl: string): string => {
  const plain = plainText(body).replace(new RegExp(BULLET, "gm"), "- ");
  // From the end, so that the places before stay where they are.
  return suspectPieces(plain).reduceRight((text, { token, index }) => {
    if (token.type === "heading" && token.depth === 1) {
      const raw = token.raw.trimEnd();
      return replaceAt(text, index, raw, UNDERLINED.test(raw) ? `## ${token.text}` : raw.replace("#", "##"));
    }
    if (token.type !== "link") return text;
    const meant = faultOfAddress(token.href, siteUrl)?.mended;
    return meant === undefined ? text : replaceAt(text, index, token.raw, token.raw.replace(`](${token.href}`, `](${meant}`));
  }, plain);
};

/** Tidies the texts of some data, however deep. */
export const tidyData = (data: unknown): unknown => {
  if (typeof data === "string") return plainText(data);
  if (Array.isArray(data)) return data.map(tidyData);
  if (typeof data !== "object" || data === null || Object.getPrototypeOf(data) !== Object.prototype) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, tidyData(value)]));
};
