/** A page carries only the styles it needs (src/build/gatsby/page-styles.ts): with those of the whole site it looks the same. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { loadContent } from "../../src/content/load";
import { pathOf, routes } from "../../src/content/shared/routes";
import { filesBelow } from "../../src/build/publish/files";
import { HASHED_FOLDER } from "../../src/build/publish/page-files";

const { services, locations, posts } = loadContent(path.resolve("content"), { drafts: false });

/** A page of each shape that a template has. */
const addresses = [
  ...new Set([
    ...Object.values(routes),
    "/no-such-page",
    "/blog/no-such-post",
    ...[...new Map(services.map((one) => [JSON.stringify([one.listKind, one.worksheets.length > 0, !one.beforeAfter]), one])).values()].map(
      (one) => pathOf("services", one),
    ),
    ...locations.slice(0, 1).map((one) => pathOf("locations", one)),
    ...[...new Map(posts.map((one) => [one.worksheets.length > 0, one])).values()].map((one) => pathOf("posts", one)),
  ]),
];

/** The site's styles as webpack made them, before anything was left out. */
const siteStyles = (): string => {
  const folder = path.join("public", HASHED_FOLDER);
  const [file] = filesBelow(folder).filter((name) => /^styles\.[^/]*\.css$/.test(name));
  return readFileSync(path.join(folder, file ?? "styles.css"), "utf8");
};

/** The computed styles of every element and of what stands before and after it. */
const computed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("*")].flatMap((element, index) =>
      [null, "::before", "::after"].map((part) => {
        // All properties in one go, as Chromium alone gives them: one by one they take a minute.
        const { cssText } = getComputedStyle(element, part);
        return `${index} ${element.tagName}${part ?? ""} ${cssText.replaceAll(/(?:^|; )--[^;]*/g, "")}`;
      }),
    ),
  );

// The policy allows no styles but the page's own.
test.use({ bypassCSP: true });

for (const address of addresses) {
  test(`${address} looks as with the styles of the whole site`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(address);
    const looks = async () => {
      const seen: string[] = [];
      for (const media of ["screen", "print"] as const)
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ media });
          seen.push(...(await computed(page)).map((line) => `${media} ${width} ${line}`));
        }
      return seen;
    };
    const own = await looks();
    await page.evaluate((css) => {
      const style = document.querySelector("head style");
      if (!style) throw new Error("expected a style element in the head");
      style.textContent = css;
      document.querySelector('link[media="print"]')?.setAttribute("disabled", "");
    }, siteStyles());
    const whole = await looks();
    expect(own.filter((line) => line.includes("; color: ")).length).toBeGreaterThan(100);
    expect(own.filter((line, index) => line !== whole[index])).toEqual([]);
  });
}
