/** Tests that the generated brand files match src/brand/brand.ts. If a test fails, run `npm run brand`. */
import { readFileSync } from "node:fs";
import { colorsCss, logoSvg } from "../../scripts/lib/brand-files";
import { siteFiles } from "../../src/content/shared/routes";

it.each([
  ["src/brand/colors.css", colorsCss()],
  [`static${siteFiles.svgIcon}`, logoSvg()],
])("%s is up to date with brand.ts", (file, written) => {
  expect(readFileSync(file, "utf8")).toBe(written);
});
