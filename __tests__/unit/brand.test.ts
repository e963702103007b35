/**
 * Tests that colors.css and the SVG icon match src/brand/brand.ts. If one differs, run `npm run brand`. Its other files are not compared: they
 * need Chromium and installed fonts, or their bytes depend on the version of a package.
 */
import { readFileSync } from "node:fs";
import { colorsCss, logoSvg } from "../../scripts/lib/brand-files";
import { accentShade } from "../../scripts/lib/contrast";
import { COLORS } from "../../src/brand/brand";
import { siteFiles } from "../../src/content/shared/routes";

it.each([
  ["src/brand/colors.css", colorsCss()],
  [`static${siteFiles.svgIcon}`, logoSvg()],
])("%s is up to date with brand.ts", (file, written) => {
  expect(readFileSync(file, "utf8")).toBe(written);
});

it("another accent color replaces the accent color and its shade", () => {
  const [before, after] = [colorsCss(), colorsCss({ ...COLORS, accent: "#9ad0ff" })].map((css) => css.split("\n"));
  const added = after?.filter((line) => !before?.includes(line)).map((line) => line.trim());
  expect(added).toEqual(["--color-accent: #9ad0ff;", `--color-accent-shade: ${accentShade("#9ad0ff")};`]);
});
