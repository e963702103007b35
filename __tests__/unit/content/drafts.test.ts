/** Drafts and entries with a later date are visible to the site's editors only, not to visitors. */
import { contentNodes } from "../../../src/build/gatsby/content-nodes";
import { feedText } from "../../../src/build/publish/feed";
import { llmsText } from "../../../src/build/publish/texts";
import { LOCAL_PROXY } from "../../../src/cms/backend";
import { editorSite } from "../../../src/cms/editor-site";
import { whyHidden } from "../../../src/content/drafts";
import { externalLinks } from "../../../src/content/external-links";
import { longDate } from "../../../src/content/format/dates";
import { loadContent } from "../../../src/content/load";
import { redirectsOf } from "../../../src/content/old-addresses";
import { pathsIn } from "../../../src/content/paths-in";
import { folders, namesOf, type Content } from "../../../src/content/schema";
import { perFolder } from "../../../src/content/shared/collections";
import { publicPages } from "../../../src/seo/public-pages";
import { copyForEachTest } from "./copy";

const content = copyForEachTest();
const dayAfter = (days: number): string => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const TODAY = dayAfter(0);
const LATER = dayAfter(90);
const loaded = (drafts: boolean): Content => loadContent(content.root, { drafts, today: TODAY });
const everything = (drafts: boolean): string => JSON.stringify(contentNodes(loaded(drafts)));
const OTHER = "services/cold-patch.md";

/** Writes a post like the fixture's, with more fields and a link to another site. */
const writePost = (slug: string, fields: string, date = "2026-01-01"): void => {
  const text = content.read("posts/first-seal-after-paving.md").replace(/^date: .*$/m, `date: "${date}"`);
  content.write(`posts/${slug}.md`, `${text.replace("---\n", `---\n${fields}\n`)}\n[Law](https://${slug}.example/)\n`);
};

beforeEach(() => writePost("a-draft", "draft: true"));

it("reports a link to a draft, except in develop", () => {
  content.write(OTHER, `${content.read(OTHER)}\nSee [the draft](/blog/a-draft).\n`);
  expect(content.problems({ drafts: true })).toEqual([]);
  expect(content.problems({ drafts: false })).toMatchObject([{ file: OTHER, field: "text", found: '"/blog/a-draft"' }]);
});

it("includes a draft in develop, and no trace of it in the nodes of a production build", () => {
  content.change(OTHER, /^ {2}posts:\n/m, "  posts:\n    - a-draft\n");
  expect(everything(true)).toContain("a-draft");
  expect(everything(false)).not.toContain("a-draft");
});

it.each<[string, (all: Content) => unknown]>([
  ["nodes", contentNodes],
  ["public pages", publicPages],
  ["feed", feedText],
  ["llms.txt", llmsText],
  ["redirects", redirectsOf],
  ["links", pathsIn],
  ["external links", (all) => [...externalLinks(all)]],
  ["editor data", (all) => editorSite({ en: all }, LOCAL_PROXY, [])],
])("the %s have unlisted entries, but no drafts and future entries", (_, make) => {
  const before = JSON.stringify(make(loaded(false)));
  writePost("later", "formerly: [before-later]", LATER);
  expect(JSON.stringify(make(loaded(false)))).toBe(before);
  writePost("aside", "listed: false\nformerly: [before-aside]");
  expect(JSON.stringify(make(loaded(false)))).toContain("aside");
});

it("names the reason why a page is hidden", () => {
  writePost("later", "", LATER);
  expect(whyHidden(loaded(true), TODAY)).toEqual({
    "/blog/a-draft": expect.stringContaining("A draft") as string,
    "/blog/later": `Waits for ${longDate(LATER)}: not on the public site before.`,
  });
});

describe("an incomplete draft", () => {
  const entries = namesOf(folders).map((name) => [name, `${folders[name].folder}/begun.md`] as const);

  it.each(entries)("of %s is accepted, included in develop and hidden from the public site", (name, file) => {
    content.write(
      file,
      "---\ntitle: Begun\ndraft: true\ntypo: 1\nrelated:\n  services: [to-come]\n---\n\n[To come](/services/to-come) {{no-fact}}\n",
    );
    expect([content.problems({ drafts: true }), content.problems({ drafts: false })]).toEqual([[], []]);
    const shown = loaded(true)[name].find(({ slug }) => slug === "begun");
    expect(shown).toMatchObject({ title: "Begun", related: perFolder(() => []) });
    expect(everything(false)).not.toContain("begun");
  });

  it.each([
    ["a file that cannot be read", "title: [", /^\(whole file\)$/],
    ["the address of another page", "address: first-seal-after-paving", /^address$/],
    ["an invalid address", "address: Begun!", /^address$/],
    ["an old address that is a page", "formerly: [first-seal-after-paving]", /^formerly\[0\]$/],
  ])("is refused for %s", (_, line, field) => {
    content.write("posts/begun.md", `---\ndraft: true\n${line}\n---\n`);
    expect(content.problems({ drafts: true })).toMatchObject([{ file: "posts/begun.md", field: expect.stringMatching(field) as string }]);
  });

  it("is refused once it is no longer a draft", () => {
    content.write("posts/begun.md", "---\ntitle: Begun\n---\n");
    expect(content.problems().map(({ field }) => field)).toContain("excerpt");
  });
});
