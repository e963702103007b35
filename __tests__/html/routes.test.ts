/** Every page of the content is in the build, with one h1, a title and a description. */
import { existsSync, readFileSync } from "node:fs";
import { load } from "cheerio";
import { contentPages } from "../fixtures/visits";

/** The pages of the content, and the one for addresses that are not there. Which pages the sample must have, its own tests say. */
const ROUTES = [...contentPages, "/404"];

describe.each(ROUTES)("%s", (route) => {
  const file = route === "/" ? "dist/index.html" : `dist${route}.html`;

  it("is built", () => {
    expect(existsSync(file)).toBe(true);
  });

  it("has one h1, a title and a description", () => {
    const page = load(readFileSync(file, "utf8"));
    expect(page("h1")).toHaveLength(1);
    expect(page("h1").text().trim()).not.toBe("");
    expect(page("title").text().trim()).not.toBe("");
    expect(page('meta[name="description"]').attr("content")?.trim()).toBeTruthy();
  });
});
