/** Tidies pasted text if the intention is clear. The content check reports the rest. */
import { faultOfAddress } from "./addresses";
import { mapTexts } from "./map-texts";
import { headingsIn, linksIn, type Place } from "./markdown/find";
import { BULLET, plainText } from "./plain-text";

/** Applies changes from last to first, so that earlier offsets stay valid. */
const changePlaces = <P extends Place>(body: string, places: readonly P[], change: (place: P) => string): string =>
  places.reduceRight((text, place) => text.slice(0, place.index) + change(place) + text.slice(place.index + place.raw.length), body);

const UNDERLINED = /^(?<text>\S[^\n]*)\n {0,3}=+[ \t]*$/;

/**
 * Tidies a page's text: plain quotes and spaces, lists, headings below the h1, addresses in this site's form.
 *
 * @param body markdown
 * @param siteUrl public address of the site
 */
export const tidyText = (body: string, siteUrl: string): string => {
  const plain = plainText(body).replace(new RegExp(BULLET, "gm"), "- ");
  const lower = changePlaces(plain, headingsIn(plain), ({ raw, depth }) => {
    if (depth > 1) return raw;
    const underlined = UNDERLINED.exec(raw)?.groups?.text;
    return underlined === undefined ? raw.replace("#", "##") : `## ${underlined}`;
  });
  return changePlaces(
    lower,
    linksIn(lower).filter(({ isPicture }) => !isPicture),
    ({ raw, url }) => {
      const meant = faultOfAddress(url, siteUrl)?.fixed;
      return meant === undefined ? raw : raw.replace(`](${url}`, `](${meant}`);
    },
  );
};

/** Tidies the texts of some data, at any depth. Spaces around a text have no meaning in any field. */
export const tidyData = (data: unknown): unknown => mapTexts(data, (text) => plainText(text).trim());
