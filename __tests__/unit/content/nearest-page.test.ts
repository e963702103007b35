/** Targets of the language link. */
import { nearestPages } from "../../../src/content/shared/nearest-page";

const SPANISH = ["/es", "/es/contact", "/es/services", "/es/services/striping", "/es/blog", "/es/404", "/es/blog/404"];
const ENGLISH = [
  "/",
  "/contact",
  "/services",
  "/services/striping",
  "/services/potholes",
  "/about",
  "/blog",
  "/blog/cost",
  "/404",
  "/blog/404",
];

const nearestIn = (language: string, path: string, pages: readonly string[]) =>
  nearestPages(path, (page) => pages.includes(page)).find((page) => page.language === language);

it.each([
  ["/", "/es", true],
  ["/contact", "/es/contact", true],
  ["/services/striping", "/es/services/striping", true],
  ["/services/potholes", "/es/services", false],
  ["/about", "/es", false],
  ["/locations/henderson", "/es", false],
  ["/blog/cost", "/es/blog", false],
  ["/blog/404", "/es/blog", false],
  ["/404", "/es", false],
])("%s leads to %s in Spanish", (path, to, isSame) => {
  expect(nearestIn("es", path, [...ENGLISH, ...SPANISH])).toEqual({ language: "es", path: to, isSame });
});

it.each([
  ["/es", "/", true],
  ["/es/services/striping", "/services/striping", true],
  ["/es/services/only-spanish", "/services", false],
  ["/es/locations/only-spanish", "/", false],
  ["/es/blog/404", "/blog", false],
  ["/es/404", "/", false],
])("%s leads to %s in English", (path, to, isSame) => {
  expect(nearestIn("en", path, [...ENGLISH, ...SPANISH])).toEqual({ language: "en", path: to, isSame });
});

it.each(["/", "/contact", "/blog/404"])("%s has no target in a language without pages", (path) => {
  expect(nearestPages(path, (page) => ENGLISH.includes(page)).map(({ language }) => language)).toEqual(["en"]);
});

it("finds no target in a language without a home page, unless the page itself exists", () => {
  expect(nearestIn("es", "/about", ["/es/contact"])).toBeUndefined();
  expect(nearestIn("es", "/contact", ["/es/contact"])?.path).toBe("/es/contact");
});
