/** What only the built pages show: how much text two pages share, and that a visitor can click from the home page to every page. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { pathOf, routes } from "../../src/content/routes";
import { namesOf } from "../../src/content/schema";
import { isIndexed } from "../../src/content/schema/pages";
import { likenesses, MOST_SHARED } from "./likeness";
import { builtContent } from "../fixtures/built-words";
import { reachableFrom } from "./reachable";

const DIST = path.resolve("dist");
const content = builtContent;
const servicePages = content.services.map((entry) => pathOf("services", entry));
const locationPages = content.locations.map((entry) => pathOf("locations", entry));
const postPages = content.posts.map((entry) => pathOf("posts", entry));

const pageAt = (address: string) => {
  const file = path.join(DIST, address === "/" ? "index.html" : `${address}.html`);
  return existsSync(file) ? load(readFileSync(file, "utf8")) : undefined;
};

/**
 * Reads the text of a page's `<main>`; a space between elements keeps their words apart.
 *
 * @throws when dist/ has no such page
 */
const mainText = (address: string): string => {
  const page = pageAt(address);
  if (!page) throw new Error(`dist has no page at ${address}`);
  page("script, style, svg").remove();
  page("main *").append(" ");
  return page("main").text();
};

const linksOn = (address: string): readonly string[] =>
  pageAt(address)?.("a[href^='/']")
    .toArray()
    .map(({ attribs }) => (attribs.href ?? "").replace(/[?#].*$/, "")) ?? [];

describe.each([
  ["services", servicePages],
  ["locations", locationPages],
])("%s pages", (_kind, addresses) => {
  const texts = Object.fromEntries(addresses.map((address) => [address, mainText(address)]));
  const pairs = likenesses(texts);

  test.each(addresses)("%s shares fewer of its five-word sequences with any other than its content may", (address) => {
    const [closest] = pairs.filter(({ pages }) => pages.includes(address));
    // Advice to owners, which never stops their site; held where the content is the shipped sample.
    expect(closest?.share).toBeLessThan(content.business.sample ? MOST_SHARED : 1);
  });

  test("the comparison finds a page that repeats another", () => {
    const [address = ""] = addresses;
    const [closest] = likenesses({ ...texts, copy: `${texts[address] ?? ""} With a few words more.` });
    expect(closest?.share).toBeGreaterThan(MOST_SHARED);
  });
});

describe("links", () => {
  const reached = reachableFrom(routes.home, linksOn);
  // To the others a form leads, no link does.
  const addresses = [
    ...namesOf(routes).flatMap((name) => (isIndexed(name) ? [routes[name]] : [])),
    ...servicePages,
    ...locationPages,
    ...postPages,
  ];

  test.each(addresses)("%s can be reached from the home page", (address) => {
    expect(pageAt(address)).toBeDefined();
    expect(reached).toContain(address);
  });
});
