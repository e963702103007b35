/** Tidies what was pasted, as far as it is plain what was meant. What is not, the check reports. */
import { faultOfAddress } from "./addresses";
import { suspectPieces } from "./body-pieces";
import { mapTexts } from "./map-texts";
import { BULLET, plainText } from "./plain-text";

const UNDERLINED = /^(?<text>\S[^\n]*)\n {0,3}=+[ \t]*$/;

/**
 * Tidies a page's text: quotes and spaces of the keyboard, lists, headings below the page's own, addresses as this site writes them.
 *
 * @param body markdown
 * @param siteUrl the public address of the site
 */
export const tidyText = (body: string, siteUrl: string): string => {
  const plain = plainText(body).replace(new RegExp(BULLET, "gm"), "- ");
  // From the end, so that the places before stay where they are.
  return suspectPieces(plain).reduceRight((text, piece) => {
    const { index, raw } = piece;
    const write = (tidied: string): string => text.slice(0, index) + tidied + text.slice(index + raw.length);
    if (piece.kind === "heading" && piece.depth === 1) {
      const underlined = UNDERLINED.exec(raw)?.groups?.text;
      return write(underlined === undefined ? raw.replace("#", "##") : `## ${underlined}`);
    }
    if (piece.kind !== "link") return text;
    const meant = faultOfAddress(piece.url, siteUrl)?.fixed;
    return meant === undefined ? text : write(raw.replace(`](${piece.url}`, `](${meant}`));
  }, plain);
};

/** Tidies the texts of some data, however deep. */
export const tidyData = (data: unknown): unknown => mapTexts(data, plainText);
