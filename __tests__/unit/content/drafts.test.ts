/** A draft is there for whoever works on the site, and nowhere for its visitors. */
import { contentNodes } from "../../../src/build/gatsby/content-nodes";
import { loadContent } from "../../../src/content/load";
import { copyContent, type ContentCopy } from "./copy";

let content: ContentCopy;
beforeEach(() => {
  content = copyContent();
});
afterEach(() => content.remove());

const markAsDraft = (file: string) =>
  content.write(
    file,
    content
      .read(file)
      .toString("utf8")
      .replace(/^---\n/, "---\ndraft: true\n"),
  );
const everything = (drafts: boolean): string => JSON.stringify(contentNodes(loadContent(content.root, { drafts })));

it("shows a draft in develop", () => {
  markAsDraft("posts/first-seal-after-paving.md");
  expect(loadContent(content.root, { drafts: true }).posts.map(({ slug }) => slug)).toContain("first-seal-after-paving");
});

it("reports what links to a draft, where visitors would follow the link", () => {
  content.write(
    "posts/a-draft.md",
    content
      .read("posts/first-seal-after-paving.md")
      .toString("utf8")
      .replace(/^---\n/, "---\ndraft: true\n"),
  );
  const other = "services/cold-patch.md";
  content.write(other, `${content.read(other).toString("utf8")}\nSee [the draft](/blog/a-draft).\n`);
  expect(content.problems({ drafts: true })).toEqual([]);
  expect(content.problems({ drafts: false })).toMatchObject([{ file: other, field: "text", found: '"/blog/a-draft"' }]);
});

it("leaves no trace of a draft in what a production build is made from", () => {
  const slug = "a-draft";
  content.write(
    `posts/${slug}.md`,
    content
      .read("posts/first-seal-after-paving.md")
      .toString("utf8")
      .replace(/^---\n/, "---\ndraft: true\n"),
  );
  const other = "services/cold-patch.md";
  content.write(
    other,
    content
      .read(other)
      .toString("utf8")
      .replace(/^ {2}posts:\n/m, `  posts:\n    - ${slug}\n`),
  );
  expect(everything(true)).toContain(slug);
  expect(everything(false)).not.toContain(slug);
});
