/** Pictures come with their space, and the first one early. That they come at the right size: __tests__/browser/pictures.spec.ts. */
import { parsePage, sitePages } from "./site-files";

describe.each(sitePages)("%s", (page) => {
  const $ = parsePage(page);
  const built = $("picture:has(source)").toArray();

  it("offers AVIF in several widths and one JPEG, with the space each picture takes", () => {
    for (const picture of built) {
      expect(
        $(picture)
          .find("source")
          .map((_, source) => $(source).attr("type"))
          .toArray(),
      ).toEqual(["image/avif"]);
      const { src = "", srcset, width, height } = $(picture).find("img").attr() ?? {};
      expect(srcset).toBeUndefined();
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
});

it.each(["/blog", "/projects"])("%s, a list without a picture above it, asks first for its own first one", (page) => {
  const $ = parsePage(page);
  const [first] = $("main img").toArray();
  expect($(first).attr("fetchpriority")).toBe(first && "high");
});
