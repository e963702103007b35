/** Links to the blog and the projects of a company that has no posts and no projects yet. */
import { rmSync } from "node:fs";
import path from "node:path";
import { textsIn } from "../../../scripts/adopt/files";
import { takeOut } from "../../../src/cms/take-out";
import { withDerived } from "../../../src/content/entries/derived";
import { loadContent } from "../../../src/content/load/load";
import { menusOf } from "../../../src/content/entries/placement";
import { LIST_PATHS } from "../../../src/content/entries/empty-lists";
import { redirectsOf } from "../../../src/content/entries/old-addresses";
import { copyForEachTest } from "./content-copy";

const copy = copyForEachTest();

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

it("a link to the blog is reported while all posts are drafts", () => {
  copy.change(`posts/${POST}.md`, /^---\n/, "---\ndraft: true\n");
  copy.append("services/sealcoating.md", "Read [more](/blog).");
  expect(found()).toContainEqual(expect.stringMatching(`^services/sealcoating.md .*${NO_PAGE}$`));
});

it.each(LIST_PATHS)("with entries, any page may link to %s", (list) => {
  copy.append("services/sealcoating.md", `Read [more](${list}).`);
  expect(found()).toEqual([]);
});
