/** Checks a page's text, typed or pasted, for markup that breaks the page, code that would run on it, and broken links. */
import { faultOfAddress } from "./addresses";
import { headingsIn, htmlIn, linksIn } from "./markdown/find";
import { BULLET } from "./plain-text";
import { describeValue, type Fault } from "./problems";

/** A problem in a text, and where it starts. */
export interface TextProblem extends Fault {
  readonly index: number;
}

// eslint-disable-next-line no-restricted-syntax -- This checks typed text, not generated HTML; a stray </p> is refused too.
const TAG = /<\/?(?<name>[a-z][a-z0-9:-]*)(?<rest>[^>]*)>?|<!--\[if|<[?!](?!--)/gi;
/** Inline elements for which markdown has no syntax. */
const HARMLESS: ReadonlySet<string> = new Set(["br", "wbr", "sub", "sup", "kbd"]);
const ACTIVE: ReadonlySet<string> = new Set(["script", "style", "iframe", "object", "embed", "form", "link", "meta", "base", "svg"]);
const ACTIVE_ATTRIBUTE = /\s(?:on\w+|style)\s*=/i;

const firstLine = (text: string): string => text.trim().split("\n")[0] ?? "";

const wrongHtml = (raw: string): Fault | undefined => {
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

const wrongHeading = ({ depth, raw }: ReturnType<typeof headingsIn>[number]): Fault | undefined =>
  depth > 1
    ? undefined
    : {
        expected: "a heading of level two or lower",
        found: describeValue(firstLine(raw)),
        fix: `Write "## ${firstLine(raw).replace(/^#\s*/, "")}": only the page's title has level one.`,
      };

const wrongLink = (url: string, siteUrl: string | undefined): Fault | undefined => {
  const fault = faultOfAddress(url, siteUrl);
  return fault && { expected: fault.expected, found: describeValue(url), fix: fault.fix };
};

const wrongBullet = (body: string): TextProblem | undefined => {
  const index = body.search(BULLET);
  if (index === -1) return undefined;
  const found = describeValue(firstLine(body.slice(index)));
  return { index, expected: "a markdown list", found, fix: 'Write "- " instead of the bullet.' };
};

/**
 * Returns the problems of a page's text.
 *
 * @param body markdown
 * @param siteUrl public address of the site; undefined if unknown
 */
export const checkText = (body: string, siteUrl: string | undefined): readonly TextProblem[] => {
  const bullet = wrongBullet(body);
  const wrong = [
    ...htmlIn(body).map(({ index, raw }) => ({ index, fault: wrongHtml(raw) })),
    ...headingsIn(body).map((heading) => ({ index: heading.index, fault: wrongHeading(heading) })),
    ...linksIn(body).map(({ index, url, isPicture }) => ({ index, fault: isPicture ? undefined : wrongLink(url, siteUrl) })),
  ];
  return [...(bullet ? [bullet] : []), ...wrong.flatMap(({ index, fault }) => (fault ? [{ index, ...fault }] : []))];
};
