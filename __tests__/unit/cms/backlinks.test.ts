import { perFolder } from "../../../src/content/shared/collections";
import { backlinksOf } from "../../../src/cms/backlinks";
import type { Content } from "../../../src/content/schema";
import { fixture } from "../../fixtures/content";

const formsFor = (content: Content, entry: string): readonly string[] => (backlinksOf(content)[entry] ?? []).map(({ form }) => form).sort();

it("names every file that points at an entry: by choice, by link in a field or a text, by a redirect", () => {
  expect(formsFor(fixture, "services/asphalt-sealing")).toEqual([
    "locations/entries/reno",
    "locations/entries/sparks",
    "services/entries/cold-patch",
    "settings/entries/redirects",
  ]);
  expect(formsFor(fixture, "posts/first-seal-after-paving")).toContain("settings/entries/priceGuide");
});

it("follows a link in a text through an old address, with an anchor too", () => {
  const [post] = fixture.posts;
  const linked = {
    ...fixture,
    posts: post ? [{ ...post, slug: "linked", related: perFolder(() => []), body: "[Seal](/seal#cost)" }] : [],
  };
  expect(formsFor(linked, "services/asphalt-sealing")).toContain("posts/entries/linked");
});

it("leaves out what an entry says of itself, and entries that nobody points at", () => {
  expect(formsFor(fixture, "services/line-painting")).toEqual([
    "locations/entries/reno",
    "locations/entries/sparks",
    "services/entries/asphalt-sealing",
  ]);
  expect(backlinksOf(fixture)).not.toHaveProperty("services/cold-patch-for-winter");
  const links = fixture.services.filter(({ slug }) => slug === "line-painting");
  expect(links[0]?.footer?.link).toBe("/services/line-painting");
});
