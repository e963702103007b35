/**
 * Tidies typed and pasted text where the intention is clear. Reports markup that would break a page, code that would run on it, and
 * invalid link addresses.
 */
import { cleanText } from "../format/clean-text";
import { faultOfAddress } from "./addresses";
import { mapTexts } from "../facts/map-texts";
import { headingsIn, htmlIn, linksIn, treeOf, type Place } from "../markdown/find";
import { isHarmless, isHarmlessTag, readRawHtml, type RawTag } from "../markdown/raw-html";
import { describeValue, faultsIn, type TextFault } from "./problems";
import { silentChanges } from "./silent-changes";

/** Curly quotes and primes, and the plain characters that replace them, so that quotes have the same style on all pages. */
const QUOTES: readonly (readonly [RegExp, string])[] = [
  [/[\u2018-\u201B\u2032]/g, "'"],
  [/[\u201C-\u201F\u2033]/g, '"'],
];

/** Matches a bullet character from Word or an email at the start of a line. */
const BULLET = /^[ \t]*[\u00B7\u2022\u2023\u25AA\u25CF\u25E6][ \t]+/m;

/** Returns clean text with straight quotes. */
export const toKeyboardCharacters = (text: string): string =>
  QUOTES.reduce((plain, [quotes, character]) => plain.replace(quotes, character), cleanText(text));

/** Applies changes from last to first, so that earlier offsets stay valid. */
const changePlaces = <P extends Place>(body: string, places: readonly P[], change: (place: P) => string): string =>
  places.reduceRight((text, place) => text.slice(0, place.index) + change(place) + text.slice(place.index + place.raw.length), body);

/** Matches a level-one heading of one line that is underlined with =, possibly in a quotation or a list. */
const UNDERLINED = /^(?<text>\S[^\n]*)\n[ \t>]*=+[ \t]*$/;

/** Matches a level-one heading after #, and the # that may close it, which pages do not show. */
const WITH_HASH = /^#(?!\S)(?<text>[^\n]*?)(?:[ \t]+(?<closing>#+)[ \t]*)?$/;

/** Matches # at the end of a text that would close a heading. */
const CLOSING = /(?<=^|[ \t])#+[ \t]*$/;

/**
 * Lowers a level-one heading. Two kinds of headings are not changed, because `checkText` reports them: underlined headings of several lines,
 * and headings that end with more # than they start with.
 */
const lowered = (raw: string): string => {
  const underlined = UNDERLINED.exec(raw)?.groups?.text;
  // The text may also start with #, as in "#1 in town".
  if (underlined !== undefined) return `## ${underlined.replace(CLOSING, "\\$&")}`;
  const { text, closing = "#" } = WITH_HASH.exec(raw)?.groups ?? {};
  return text === undefined || closing !== "#" ? raw : `##${text}`;
};

/**
 * Returns a page's markdown with plain quotes and spaces, markdown lists, no level-one headings, and corrected addresses of inline links.
 * Only the editor calls this function. The build replaces only characters (`toKeyboardCharacters`), so `checkText` reports bullets and wrong
 * addresses.
 *
 * @param body markdown
 * @param siteUrl public URL of the site
 */
export const tidyText = (body: string, siteUrl: string): string => {
  const plain = toKeyboardCharacters(body).replace(new RegExp(BULLET, "gm"), "- ");
  const lower = changePlaces(plain, headingsIn(plain), ({ raw, depth }) => (depth > 1 ? raw : lowered(raw)));
  return changePlaces(
    lower,
    linksIn(lower, siteUrl).filter(({ isPicture, isOwnLiteral }) => !isPicture && !isOwnLiteral),
    ({ raw, url }) => {
      const meant = faultOfAddress(url, siteUrl)?.fixed;
      // A function, because `replace` gives $ in a replacement string a special meaning.
      return meant === undefined ? raw : raw.replace(`](${url}`, () => `](${meant}`);
    },
  );
};

/** Tidies all strings in nested data, and trims them, because no field needs surrounding spaces. */
export const tidyData = (data: unknown): unknown => mapTexts(data, (text) => toKeyboardCharacters(text).trim());

const ACTIVE: ReadonlySet<string> = new Set(["script", "style", "iframe", "object", "embed", "form", "link", "meta", "base", "svg"]);

/** Checks whether a tag could run code or change how the page looks. */
const isActive = ({ name, attributes }: RawTag): boolean =>
  ACTIVE.has(name) || attributes.some((attribute) => attribute === "style" || attribute.startsWith("on"));

const firstLine = (text: string): string => text.trim().split("\n")[0] ?? "";

const wrongHtml = ({ raw, index }: Place): TextFault | undefined => {
  const html = readRawHtml(raw);
  if (isHarmless(html)) return undefined;
  const active = html.tags.find(isActive);
  // The HTML may have several lines, so the tag may be some lines below its start.
  const offset = (active ?? html.tags.find((tag) => !isHarmlessTag(tag)))?.index ?? html.other ?? 0;
  const place = { index: index + offset, found: describeValue(firstLine(raw.slice(offset))) };
  return active
    ? { ...place, expected: "text, not a script or style", fix: "Delete it: pages must not contain scripts or styles." }
    : {
        ...place,
        expected: "text and markdown, not HTML",
        fix: "Delete the tags: **bold**, *italic*, lists, links and tables need no HTML.",
      };
};

/** Reports the first line that starts with a bullet. */
const wrongBullet = (body: string): readonly TextFault[] => {
  const index = body.search(BULLET);
  const found = describeValue(firstLine(body.slice(index)));
  return index === -1 ? [] : [{ index, expected: "a markdown list", found, fix: 'Write "- " instead of the bullet.' }];
};

/**
 * Reports problems in a page's markdown.
 *
 * @param body markdown
 * @param siteUrl public URL of the site; undefined if unknown
 */
export const checkText = (body: string, siteUrl: string | undefined): readonly TextFault[] => [
  ...wrongBullet(body),
  ...faultsIn(htmlIn(body), wrongHtml),
  ...silentChanges({ body, tree: treeOf(body) }),
  ...faultsIn(linksIn(body, siteUrl), ({ raw, url, isPicture, isOwnLiteral }) => {
    // GFM turns www.example.com in a sentence into a link with http. The author did not type http, so do not report it.
    const address = /^www\./i.test(raw) ? url.replace(/^http:/, "https:") : url;
    return !isPicture && !isOwnLiteral && faultOfAddress(address, siteUrl);
  }),
];
