import { externalLinks } from "../../../src/content/check/external-links";
import { required } from "../../../src/content/shared/required";
import { fixture } from "../../fixtures/content";

const source = { title: "A law", url: "https://law.example.us/1" };

it("lists each external URL once, with the files that link to it", () => {
  const post = required(fixture.posts[0], "a post");
  const posts = ["one", "other"].map((slug) => ({ ...post, slug, sources: [source], body: "[a](/contact) [b](https://b.example.us)" }));
  const both = ["posts/one.md", "posts/other.md"];
  expect([...externalLinks({ ...fixture, services: [], locations: [], posts })]).toEqual([
    [source.url, both],
    ["https://b.example.us", both],
  ]);
});

it("lists a Spanish file by its own path", () => {
  const post = { ...required(fixture.posts[0], "a post"), slug: "one", sources: [source], body: "" };
  const content = { ...fixture, language: "es", services: [], locations: [], posts: [post] } as const;
  expect([...externalLinks(content)]).toEqual([[source.url, ["es/posts/one.md"]]]);
});
