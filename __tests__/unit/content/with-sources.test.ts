import { externalLinks } from "../../../src/content/check/external-links";
import { required } from "../../../src/content/shared/required";
import { withSources } from "../../../src/content/entries/with-sources";
import { fixture } from "../../fixtures/content";

const source = { title: "A law", url: "https://law.example.us/1" };

it("appends a post's sources as links, and does not change a post without sources", () => {
  expect(withSources("Text.\n", [source], "Sources")).toBe("Text.\n\n## Sources\n\n- [A law](https://law.example.us/1)\n");
  expect(withSources("Text.\n", [], "Sources")).toBe("Text.\n");
});

it("lists each external URL once, with the files that link to it", () => {
  const post = required(fixture.posts[0], "a post");
  const posts = ["one", "other"].map((slug) => ({ ...post, slug, sources: [source], body: "[a](/contact) [b](https://b.example.us)" }));
  const both = ["posts/one.md", "posts/other.md"];
  expect([...externalLinks({ ...fixture, services: [], locations: [], posts })]).toEqual([
    [source.url, both],
    ["https://b.example.us", both],
  ]);
});
