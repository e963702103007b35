/** Pictures come at the right size, and the first one early. */
import { statSync } from "node:fs";
import { bytes } from "../../scripts/bench/budgets.json";
import { parsePage, sitePages } from "./site-files";

/** What the widest phone at its density takes: 430 CSS pixels, times two thirds of three. */
const PHONE_WIDTH = 864;

/** Names the smallest file of a srcset that is at least so wide. */
const candidate = (srcset: string, width: number): string | undefined =>
  srcset
    .split(",")
    .map((entry) => entry.trim().split(" "))
    .map(([address = "", descriptor = ""]) => ({ address, width: Number.parseInt(descriptor, 10) }))
    .sort((one, other) => one.width - other.width)
    .find((entry) => entry.width >= width)?.address;

describe.each(sitePages)("%s", (page) => {
  const $ = parsePage(page);
  const built = $("picture:has(source)").toArray();

  it("offers AVIF, WebP and JPEG, in that order, with the space each picture takes", () => {
    for (const picture of built) {
      expect(
        $(picture)
          .find("source")
          .map((_, source) => $(source).attr("type"))
          .toArray(),
      ).toEqual(["image/avif", "image/webp"]);
      const { src = "", width, height } = $(picture).find("img").attr() ?? {};
      expect(src).toMatch(/\.jpe?g$/);
      expect(Number(width)).toBeGreaterThan(1);
      expect(Number(height)).toBeGreaterThan(1);
      expect(Number.isInteger(Number(width)) && Number.isInteger(Number(height))).toBe(true);
    }
  });

  it("says of each how wide it is shown", () => {
    for (const element of $("[srcset]").toArray()) expect($(element).attr("sizes")).toMatch(/(vw|rem|px|\))$/);
  });

  it("asks first for the main picture and lazily for all others", () => {
    const images = $("main img").toArray();
    const first = images.filter((image) => $(image).attr("fetchpriority") === "high");
    expect(first.length).toBeLessThanOrEqual(1);
    for (const image of images) expect($(image).attr("loading")).toBe(first.includes(image) ? "eager" : "lazy");
  });

  it(`shows a phone a main picture of at most ${bytes.heroOnPhone} bytes`, () => {
    const sources = $("picture:has([fetchpriority=high]) source[type='image/avif']").toArray();
    for (const source of sources) {
      expect($(source).attr("sizes")).toMatch(/^\(width < 30rem\) and \(min-resolution: 2\.1dppx\) 67vw/);
      const file = candidate($(source).attr("srcset") ?? "", PHONE_WIDTH);
      expect(statSync(`dist${file ?? ""}`).size).toBeLessThanOrEqual(bytes.heroOnPhone);
    }
  });
});
