/** The site's editors see drafts. Visitors do not. */
import { contentNodes } from "../../../src/gatsby/content-nodes";
import { loadContent } from "../../../src/content/load/load";
import { folders, namesOf } from "../../../src/content/schema";
import { copyForEachTest } from "../../fixtures/content-copy";

const content = copyForEachTest();
const everything = (drafts: boolean): string => JSON.stringify(contentNodes(loadContent(content.root, { drafts })));
const OTHER = "services/crack-filling.md";

beforeEach(() => {
  content.write("posts/a-draft.md", content.read("posts/first-seal-after-paving.md").replace(/^---\n/, "---\ndraft: true\n"));
});

it("reports a link to a draft, except in develop", () => {
  content.append(OTHER, "See [the draft](/blog/a-draft).");
  expect(content.problems({ drafts: true })).toEqual([]);
  expect(content.problems({ drafts: false })).toMatchObject([{ file: OTHER, field: "text", found: '"/blog/a-draft"' }]);
});

describe("a draft that another page is related to", () => {
  beforeEach(() => content.change(OTHER, /^ {2}posts:\n/m, "  posts:\n    - a-draft\n"));

  it("is linked from that page in develop", () => {
    const page = contentNodes(loadContent(content.root, { drafts: true })).find(({ slug }) => slug === "crack-filling");
    expect(JSON.stringify(page?.related)).toContain("/blog/a-draft");
  });

  it("leaves no trace in the nodes of a production build", () => {
    expect(everything(false)).not.toContain("a-draft");
  });
});

describe("an incomplete draft", () => {
  const entries = namesOf(folders).map((name) => [name, `${folders[name].folder}/begun.md`] as const);
  const BEGUN =
    "---\ntitle: Begun\ndraft: true\ntypo: 1\nrelated:\n  services: [to-come]\n---\n\n[To come](/services/to-come) {{no-fact}}\n";

  it.each(entries)("is accepted in %s", (_, file) => {
    content.write(file, BEGUN);
    expect([content.problems({ drafts: true }), content.problems({ drafts: false })]).toEqual([[], []]);
  });

  it.each(entries)("is included in develop in %s", (name, file) => {
    content.write(file, BEGUN);
    const shown = loadContent(content.root, { drafts: true })[name].find(({ slug }) => slug === "begun");
    expect(shown).toMatchObject({ title: "Begun", related: { locations: [], posts: [] } });
  });

  it.each(entries)("is hidden from the public site in %s", (_, file) => {
    content.write(file, BEGUN);
    expect(everything(false)).not.toContain("begun");
  });

  it.each([
    ["YAML that does not parse", "title: [", /^\(whole file\)$/],
    ["the address of another page", "address: first-seal-after-paving", /^address$/],
    ["an invalid address", "address: Begun!", /^address$/],
    ["an old address that another page uses", "formerly: [first-seal-after-paving]", /^formerly\[0\]$/],
  ])("is rejected for %s", (_, line, field) => {
    content.write("posts/begun.md", `---\ndraft: true\n${line}\n---\n`);
    expect(content.problems({ drafts: true })).toMatchObject([{ file: "posts/begun.md", field: expect.stringMatching(field) as string }]);
  });
});
