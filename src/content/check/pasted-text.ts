/**
 * Tidies typed and pasted text where the intention is clear. Reports markup that would break a page, code that would run on it, and
 * invalid link addresses.
 */
import { faultOfAddress } from "./addresses";
import { mapTexts } from "../facts/map-texts";
import { headingsIn, htmlIn, linksIn, type Place } from "../markdown/find";
import { describeValue, faultsIn, type Fault, type TextFault } from "./problems";

/**
 * Unwanted characters in pasted text, and their plain replacements. Quotes get the same style on all pages. Invisible characters break
 * lines in odd places, and searches do not find words that contain them. Private-use characters are bullets from Word's symbol fonts.
 * Joiners within emoji are not replaced.
 *
 * @see https://www.unicode.org/charts/PDF/U2000.pdf
 */
const STRANGE: readonly { readonly characters: RegExp; readonly plain: string }[] = [
  { characters: /[\u2018-\u201B\u2032]/g, plain: "'" },
  { characters: /[\u201C-\u201F\u2033]/g, plain: '"' },
  { characters: /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, plain: " " },
  { characters: /[\v\f\u0085\u2028\u2029]/g, plain: "\n" },
  // eslint-disable-next-line no-control-regex -- matches control characters on purpose
  { characters: /[\u0000-\u0008\u000E-\u001F\u007F\u00AD\u200B\u2060\uE000-\uF8FF\uFEFF\uFFFD]/g, plain: "" },
];

/** Matches a bullet character from Word or an email at the start of a line. */
const BULLET = /^[ \t]*[\u00B7\u2022\u2023\u25AA\u25CF\u25E6][ \t]+/m;

/** Replaces special characters from Word, email or websites with keyboard characters. Does not change emoji or letters in any language. */
export const toKeyboardCharacters = (text: string): string =>
  STRANGE.reduce((plain, strange) => plain.replace(strange.characters, strange.plain), text);

/** Applies changes from last to first, so that earlier offsets stay valid. */
const changePlaces = <P extends Place>(body: string, places: readonly P[], change: (place: P) => string): string =>
  places.reduceRight((text, place) => text.slice(0, place.index) + change(place) + text.slice(place.index + place.raw.length), body);

const UNDERLINED = /^(?<text>\S[^\n]*)\n {0,3}=+[ \t]*$/;

/**
 * Returns a page's markdown with plain quotes and spaces, markdown lists, no level-one headings, and corrected link addresses.
 *
 * @param body markdown
 * @param siteUrl public URL of the site
 */
export const tidyText = (body: string, siteUrl: string): string => {
  const plain = toKeyboardCharacters(body).replace(new RegExp(BULLET, "gm"), "- ");
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

/** Tidies all strings in nested data, and trims them, because no field needs surrounding spaces. */
export const tidyData = (data: unknown): unknown => mapTexts(data, (text) => toKeyboardCharacters(text).trim());

// eslint-disable-next-line no-restricted-syntax -- This checks typed text, not generated HTML; a stray </p> is rejected too.
const TAG = /<\/?(?<name>[a-z][a-z0-9:-]*)(?<rest>[^>]*)>?|<!--\[if|<[?!](?!--)/gi;
/** Inline elements for which markdown has no syntax. */
const HARMLESS: ReadonlySet<string> = new Set(["br", "wbr", "sub", "sup", "kbd"]);
const ACTIVE: ReadonlySet<string> = new Set(["script", "style", "iframe", "object", "embed", "form", "link", "meta", "base", "svg"]);
const ACTIVE_ATTRIBUTE = /\s(?:on\w+|style)\s*=/i;

const firstLine = (text: string): string => text.trim().split("\n")[0] ?? "";

const wrongHtml = ({ raw }: Place): Fault | undefined => {
  const tags = [...raw.matchAll(TAG)].map(({ groups }) => ({ name: groups?.name?.toLowerCase() ?? "", rest: groups?.rest ?? "" }));
  const refused = tags.filter(({ name, rest }) => !HARMLESS.has(name) || /[^\s/]/.test(rest));
  if (refused.length === 0) return undefined;
  const found = describeValue(firstLine(raw));
  return refused.some(({ name, rest }) => ACTIVE.has(name) || ACTIVE_ATTRIBUTE.test(rest))
    ? { expected: "text, not a script or style", found, fix: "Delete it: pages must not contain scripts or styles." }
    : {
        expected: "text and markdown, not HTML",
        found,
        fix: "Delete the tags: **bold**, *italic*, lists, links and tables need no HTML.",
      };
};

const wrongHeading = ({ depth, raw }: ReturnType<typeof headingsIn>[number]): Fault | false =>
  depth === 1 && {
    expected: "a heading of level two to six",
    found: describeValue(firstLine(raw)),
    fix: `Write "## ${firstLine(raw).replace(/^#\s*/, "")}": only the page's title has level one.`,
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
  ...faultsIn(headingsIn(body), wrongHeading),
  ...faultsIn(linksIn(body), ({ url, isPicture }) => !isPicture && faultOfAddress(url, siteUrl)),
];
