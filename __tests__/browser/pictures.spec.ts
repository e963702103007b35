/** Pictures come at the size they are shown at, worked out over every built page. */
import { statSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { bytes } from "../../scripts/bench/budgets.json";
import { drawnPictures, heroFile, wrongSizes } from "./drawn-pictures";
import { pages } from "./pages";

/** Most pixels a picture may have for each that is shown, across. */
const MOST = 1.5;

const SCREENS = [
  { width: 390, height: 844, dots: 3 },
  { width: 768, height: 1024, dots: 2 },
  { width: 1024, height: 730, dots: 1 },
  { width: 1440, height: 900, dots: 1 },
  { width: 1440, height: 900, dots: 2 },
  { width: 1920, height: 1080, dots: 1 },
] as const;

for (const { width, height, dots } of SCREENS) {
  test(`every picture has the pixels it needs, and half as many more at most, at ${width} x ${height} with ${dots} dots a pixel`, async ({
    browser,
  }) => {
    test.slow();
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: dots });
    const page = await context.newPage();
    await page.route(/\.(?:avif|jpg)$/, (route) => route.abort());
    const wrong: string[] = [];
    let seen = 0;
    for (const path of pages) {
      await page.goto(path);
      const pictures = await drawnPictures(page);
      wrong.push(...wrongSizes(pictures, dots, MOST).map((text) => `${path} ${text}`));
      seen += pictures.length;
    }
    await context.close();
    expect(seen).toBeGreaterThan(pages.length / 2);
    expect(wrong).toEqual([]);
  });
}

for (const { width, dots } of [
  { width: 360, dots: 3 },
  { width: 390, dots: 3 },
  { width: 412, dots: 2.625 },
  { width: 430, dots: 3 },
]) {
  test(`the home page's main picture has at most ${bytes.heroOfHomeOnPhone} bytes on a phone of ${width} px with ${dots} dots a pixel`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height: 800 }, deviceScaleFactor: dots });
    const page = await context.newPage();
    await page.goto("/");
    const file = heroFile(await drawnPictures(page), dots);
    await context.close();
    expect(statSync(`dist${file}`).size).toBeLessThanOrEqual(bytes.heroOfHomeOnPhone);
  });
}
