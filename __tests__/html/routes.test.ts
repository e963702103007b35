/** Every route of the specification is in the build, with one h1, a title and a description. */
import { existsSync, readFileSync } from "node:fs";
import { load } from "cheerio";

const ROUTES = [
  ["/", "/about", "/contact", "/thank-you", "/projects", "/blog", "/services", "/locations", "/privacy", "/404"],
  ["how-often-to-sealcoat-in-nevada", "top-signs-its-time-for-asphalt-repair", "sealcoating-vs-resurfacing"].map((slug) => `/blog/${slug}`),
  [
    "sealcoating",
    "crack-filling-asphalt-repair",
    "driveway-sealcoating",
    "parking-lot-sealcoating",
    "parking-lot-line-striping",
    "pothole-patching",
    "asphalt-overlay",
    "commercial-asphalt-maintenance",
    "ada-compliance-markings",
    "residential-sealcoating",
    "commercial-sealcoating",
    "driveways",
    "commercial",
    "crack-repair",
  ].map((slug) => `/services/${slug}`),
  ["las-vegas", "henderson", "summerlin", "north-las-vegas", "boulder-city", "enterprise", "paradise"].map((slug) => `/locations/${slug}`),
].flat();

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
