/** Tests that the generated brand files match src/brand/brand.ts. If a file differs, run `npm run brand`. */
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
