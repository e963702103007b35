/** Checks a page's text, typed or pasted, for markup that breaks the page, code that would run on it, and broken links. */
import { faultOfAddress } from "./addresses";
import { headingsIn, htmlIn, linksIn, type Place } from "./markdown/find";
import { BULLET } from "./plain-text";
import { describeValue, faultsIn, type Fault, type TextFault } from "./problems";

// eslint-disable-next-line no-restricted-syntax -- This checks typed text, not generated HTML; a stray </p> is refused too.
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
    ? { expected: "text, not a script or style", found, fix: "Delete it: texts cannot contain scripts or styles." }
    : {
        expected: "text and markdown, not HTML",
        found,
        fix: "Delete the tags: **bold**, *italic*, lists, links and tables need no HTML.",
      };
};

const wrongHeading = ({ depth, raw }: ReturnType<typeof headingsIn>[number]): Fault | false =>
  depth === 1 && {
    expected: "a heading of level two or lower",
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
 * Returns the problems of a page's text.
 *
 * @param body markdown
 * @param siteUrl public address of the site; undefined if unknown
 */
export const checkText = (body: string, siteUrl: string | undefined): readonly TextFault[] => [
  ...wrongBullet(body),
  ...faultsIn(htmlIn(body), wrongHtml),
  ...faultsIn(headingsIn(body), wrongHeading),
  ...faultsIn(linksIn(body), ({ url, isPicture }) => !isPicture && faultOfAddress(url, siteUrl)),
];
