/** The check and the renderer agree about any content: what the check accepts, pages and the feed show completely. */
import { load } from "cheerio";
import * as fc from "fast-check";
import { checkFile } from "../../../src/content/check/check-file";
import { readBody } from "../../../src/content/check/read-body";
import { namedFacts } from "../../../src/content/facts/named-facts";
import { feedHtml, pageText } from "../../../src/content/markdown/html";
import { postSchema } from "../../../src/content/schema/post";
import { PAGE_PARTS } from "../../../src/content/shared/constants";
import { fixture } from "../../fixtures/content";
import { oddPost } from "../../fixtures/odd-content";

const siteUrl = "https://www.example.com";
const links = { linkTo: (href: string) => ({ href }), note: "", siteUrl };
const facts = namedFacts(fixture);
const renderDiagram = (key: string): string => `<p>${key}</p>`;
const FORBIDDEN_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

const visible = (html: string): string => load(html).text().replace(/\s+/g, "");

/** Returns what a page and the feed show of a body. */
const shownOf = (body: string) => {
  const { pieces, headings } = pageText(body, renderDiagram, links);
  const join = (parts: readonly { readonly html?: string }[]): string => parts.map(({ html = "" }) => html).join("\n");
  return { page: join(pieces), contents: join(headings), feed: feedHtml(body, renderDiagram, links) };
};

/** Returns what is shown of a body; undefined if it cannot be rendered. */
const tryToShow = (body: string) => {
  try {
    return shownOf(body);
  } catch {
    return undefined;
  }
};

// A fixed seed, so that each run generates the same posts.
const results = fc.sample(oddPost, { seed: 59, numRuns: 1500 }).map((source) => {
  const result = checkFile("posts/odd.md", Buffer.from(source), postSchema, facts);
  const parsed = "parsed" in result ? result.parsed : undefined;
  const read = parsed && readBody(parsed.body, siteUrl);
  const isAccepted = result.problems.length === 0 && read?.faults.length === 0;
  const shown = parsed && tryToShow(parsed.body);
  return { source, problems: [...result.problems, ...(read?.faults ?? [])], anchors: read?.anchors, shown, isAccepted };
});

const accepted = results.flatMap(({ isAccepted, shown, source, anchors }) => (isAccepted && shown ? [{ source, anchors, ...shown }] : []));

it("the check accepts over 100 of the generated posts and refuses over 100", () => {
  expect(accepted.length).toBeGreaterThan(100);
  expect(results.length - accepted.length).toBeGreaterThan(100);
});

it("the page and the feed show the same text of every accepted post", () => {
  for (const { feed, page } of accepted) expect(visible(feed)).toBe(visible(page));
});

it("the feed of every accepted post has only characters that XML allows", () => {
  for (const { feed } of accepted) expect(feed).not.toMatch(FORBIDDEN_IN_XML);
});

it("each id occurs once on the page of every accepted post", () => {
  for (const { source, page, contents } of accepted) {
    const $ = load(page + contents);
    // The page's own sections have the ids in PAGE_PARTS.
    const ids = [...Object.values<string>(PAGE_PARTS), ...$("[id]").map((_, { attribs }) => attribs.id)];
    expect({ source, repeated: ids.filter((id, index) => ids.indexOf(id) !== index) }).toEqual({ source, repeated: [] });
  }
});

it("the anchors in the check are the headings' ids on the page of every accepted post", () => {
  for (const { page, anchors } of accepted) {
    const $ = load(page);
    expect(
      $("h2, h3")
        .map((_, { attribs }) => attribs.id)
        .get(),
    ).toEqual(anchors);
  }
});

it("every heading and link on the page of every accepted post has text", () => {
  for (const { source, page } of accepted) {
    const $ = load(page);
    const blank = $("h2, h3, h4, h5, h6, a").filter((_, part) => $(part).text().trim() === "" && $(part).find("img").length === 0);
    expect({ source, blank: blank.length }).toEqual({ source, blank: 0 });
  }
});

it("a post that cannot be rendered is refused", () => {
  expect(results.filter(({ isAccepted, shown }) => isAccepted && !shown)).toEqual([]);
});

it("every problem names what was found and how to fix it", () => {
  for (const { problems } of results)
    for (const problem of problems) expect([problem.expected, problem.found, problem.fix].filter((part) => part.trim() === "")).toEqual([]);
});
