/** A draft is there for whoever works on the site, and nowhere for its visitors. */
import { contentNodes } from "../../../src/build/gatsby/content-nodes";
import { loadContent } from "../../../src/content/load";
import { copyForEachTest } from "./copy";

const content = copyForEachTest();
const everything = (drafts: boolean): string => JSON.stringify(contentNodes(loadContent(content.root, { drafts })));
const OTHER = "services/cold-patch.md";

beforeEach(() => {
  content.write("posts/a-draft.md", content.read("posts/first-seal-after-paving.md").replace(/^---\n/, "---\ndraft: true\n"));
});

it("reports what links to a draft, where visitors would follow the link", () => {
  content.write(OTHER, `${content.read(OTHER)}\nSee [the draft](/blog/a-draft).\n`);
  expect(content.problems({ drafts: true })).toEqual([]);
  expect(content.problems({ drafts: false })).toMatchObject([{ file: OTHER, field: "text", found: '"/blog/a-draft"' }]);
});

it("shows a draft in develop, and leaves no trace of it in what a production build is made from", () => {
  content.change(OTHER, /^ {2}posts:\n/m, "  posts:\n    - a-draft\n");
  expect(everything(true)).toContain("a-draft");
  expect(everything(false)).not.toContain("a-draft");
});
