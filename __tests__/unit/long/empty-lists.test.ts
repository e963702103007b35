/**
 * Links to the blog and the projects of a company that has no posts and no projects yet. Also links from a page with a future publication
 * day to a blog that has no posts by then.
 */
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { textsIn } from "../../../scripts/adopt/files";
import { takeOut } from "../../../src/cms/take-out";
import { checkContent } from "../../../src/content/load/check-content";
import { withDerived } from "../../../src/content/entries/derived";
import { loadContent } from "../../../src/content/load/load";
import { menusOf } from "../../../src/content/entries/placement";
import { LIST_PATHS } from "../../../src/content/entries/empty-lists";
import { redirectsOf } from "../../../src/content/entries/old-addresses";
import { writeSpanish } from "../../fixtures/translated";
import { copyForEachTest } from "../../fixtures/content-copy";

const copy = copyForEachTest();

/** The only post of the fixture. */
const POST = "first-seal-after-paving";
const NO_PAGE = "a list without entries";
const found = () => copy.problems({ drafts: false }).map(({ file, field, found: what }) => `${file} ${field}: ${what}`);

/** Removes all posts and projects. */
const empty = (): void => {
  const { changed } = takeOut(textsIn(copy.root), [{ folder: "posts", slug: POST }], { resolvesAll: true });
  for (const [file, text] of Object.entries(changed)) copy.write(file, text);
  rmSync(path.join(copy.root, "posts"), { recursive: true });
  copy.write("projects.yml", "projects: []\n");
};

const addLink = (file: string, to: string): void => copy.change(file, /^links:\n/m, `links:\n  - label: Read on\n    to: ${to}\n`);

describe("without posts and projects", () => {
  beforeEach(empty);

  it("the content is valid", () => {
    expect(copy.problems()).toEqual([]);
  });

  it.each(LIST_PATHS)("no menu, thank-you page or 404 page links to %s", (list) => {
    for (const file of ["pages/thank-you.yml", "pages/not-found.yml"]) addLink(file, list);
    expect(found()).toEqual([]);
    const content = withDerived(loadContent(copy.root, { drafts: true }));
    const { header, footer } = menusOf(content);
    const links = [...header.links, ...footer.quick, ...content.thankYouPage.links, ...content.notFoundPage.links];
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter(({ to }) => to === list)).toEqual([]);
  });

  it("a redirect may lead to either list, because the site leaves out such redirects", () => {
    copy.write("settings/redirects.yml", "redirects:\n  - { from: /news, to: /blog }\n  - { from: /jobs, to: /projects }\n");
    expect(found()).toEqual([]);
    const content = loadContent(copy.root, { drafts: true });
    expect(content.redirects).toHaveLength(2);
    expect(redirectsOf(content).filter(({ from }) => ["/news", "/jobs"].includes(from))).toEqual([]);
  });

  it.each(["/blog", "/blog#guides", "/blog?from=mail", "/projects"])("a link to %s in the text of a page is reported", (to) => {
    copy.append("services/sealcoating.md", `Read [more](${to}).`);
    expect(found()).toEqual([expect.stringMatching(`^services/sealcoating.md .*${NO_PAGE}$`)]);
  });

  it("a link to an old address of the blog is reported, because its redirect is left out", () => {
    copy.write("settings/redirects.yml", "redirects:\n  - { from: /news, to: /blog }\n");
    copy.append("services/sealcoating.md", "Read [the news](/news).");
    expect(found()).toEqual([expect.stringMatching(/^services\/sealcoating.md .*\/news/)]);
  });
});

describe("a page that is published on a future day", () => {
  const PLACE = "locations/fernley.md";
  const POST_FILE = `posts/${POST}.md`;
  const PUBLISHED_IN = 30;
  const [place, post] = [copy.read("locations/reno.md"), copy.read(POST_FILE)];
  const dayAhead = (days: number): string => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(copy.root, file)), { recursive: true });
    copy.write(file, file.startsWith("es/") ? text.replace(/^---\n/, "---\nreviewed: false\n") : text);
  };
  const writePost = (days: number, file = POST_FILE): void => write(file, post.replace(/^date: .*$/m, `date: "${dayAhead(days)}"`));
  const writeDraft = (): void => write(POST_FILE, post.replace(/^---\n/, "---\ndraft: true\n"));

  /** Writes the page, which has one link. */
  const writePlace = (to: string, file = PLACE): void =>
    write(file, `${place.replace(/^---\n/, `---\npublishOn: "${dayAhead(PUBLISHED_IN)}"\n`)}\nRead [more](${to}).\n`);

  beforeEach(() => {
    empty();
    writeSpanish(copy.root, (file) => file === "pages/blog.yml");
    copy.write("settings/redirects.yml", "redirects:\n  - { from: /news, to: /blog }\n");
  });

  /** Returns the pages with problems today, and those with problems in a build on the day of publication. */
  const faulty = () => ({
    today: checkContent(copy.root).problems.map(({ file }) => file),
    then: copy.problems({ drafts: false, today: dayAhead(PUBLISHED_IN) }).map(({ file }) => file),
  });

  it.each<[string, string, string, () => void]>([
    ["the blog, which has its first post a month later", "/blog", PLACE, () => writePost(60)],
    ["the blog, which has its first post a day later", "/blog", PLACE, () => writePost(PUBLISHED_IN + 1)],
    ["the blog, whose only post is a draft", "/blog", PLACE, writeDraft],
    ["a part of the blog, which has its first post later", "/blog#main", PLACE, () => writePost(60)],
    ["an old address of the blog, which has its first post later", "/news", PLACE, () => writePost(60)],
    ["the English blog from a Spanish page, before the first post", "/blog", `es/${PLACE}`, () => writePost(60)],
    ["the Spanish blog, before the first English post", "/es/blog", `es/${PLACE}`, () => writePost(60)],
    ["the Spanish blog, while only an English post exists", "/es/blog", `es/${PLACE}`, () => writePost(1)],
    ["a part of the Spanish blog, while only an English post exists", "/es/blog#main", `es/${PLACE}`, () => writePost(PUBLISHED_IN)],
    ["the Spanish blog, whose first Spanish post is later", "/es/blog", `es/${PLACE}`, () => writePost(60, `es/${POST_FILE}`)],
  ])("may not link to %s", (_, to, file, writePosts) => {
    writePlace(to, file);
    writePosts();
    expect(faulty()).toEqual({ today: [file], then: [file] });
  });

  it.each<[string, string, string, () => void]>([
    ["the blog, which has its first post on the same day", "/blog", PLACE, () => writePost(PUBLISHED_IN)],
    ["the blog, which has its first post earlier", "/blog", PLACE, () => writePost(1)],
    ["an old address of the blog, which has its first post on the same day", "/news", PLACE, () => writePost(PUBLISHED_IN)],
    ["the English blog from a Spanish page, on the day of the first post", "/blog", `es/${PLACE}`, () => writePost(PUBLISHED_IN)],
    ["the Spanish blog, whose first Spanish post is earlier", "/es/blog", `es/${PLACE}`, () => writePost(1, `es/${POST_FILE}`)],
    ["the blog from a Spanish page, after the first Spanish post", "/blog", `es/${PLACE}`, () => writePost(1, `es/${POST_FILE}`)],
    ["the list of services, although the first post is later", "/services", PLACE, () => writePost(60)],
  ])("may link to %s", (_, to, file, writePosts) => {
    writePlace(to, file);
    writePosts();
    expect(faulty()).toEqual({ today: [], then: [] });
  });
});

it("a link to the blog is reported while all posts are drafts", () => {
  copy.change(`posts/${POST}.md`, /^---\n/, "---\ndraft: true\n");
  copy.append("services/sealcoating.md", "Read [more](/blog).");
  expect(found()).toContainEqual(expect.stringMatching(`^services/sealcoating.md .*${NO_PAGE}$`));
});

it.each(LIST_PATHS)("with entries, any page may link to %s", (list) => {
  copy.append("services/sealcoating.md", `Read [more](${list}).`);
  expect(found()).toEqual([]);
});
