/** What a phone loads for the first screen of each page, and what for the rest, in bytes. */
import { statSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test, type Page, type Response } from "@playwright/test";
import { bytes } from "../../scripts/bench/budgets.json";
import { pages } from "./pages";
import { idle } from "./phone";

/** The phone that Lighthouse plays. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true });

const isPicture = (path: string): boolean => /\.(?:avif|jpg)$/.test(path);

/** Texts travel compressed, pictures and fonts as they are. */
const weightOf = (path: string, body: Buffer): number =>
  /\.(?:avif|jpg|png|woff2)$/.test(path)
    ? body.length
    : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

type Place = "inside" | "outside";

/** The pictures inside the first screen or outside it: the file that the browser takes for each, empty until it has chosen. */
const pictureFiles = (page: Page, place: Place): Promise<readonly string[]> =>
  page.evaluate(
    (wanted) =>
      [...document.images]
        .filter((img) => (img.getBoundingClientRect().top < innerHeight ? "inside" : "outside") === wanted)
        .map(({ currentSrc }) => currentSrc && new URL(currentSrc).pathname),
    place,
  );

const chosenFiles = async (page: Page, place: Place): Promise<readonly string[]> => {
  await expect.poll(() => pictureFiles(page, place)).not.toContain("");
  return pictureFiles(page, place);
};

const sizeOf = (files: readonly string[]): number => [...new Set(files)].reduce((sum, file) => sum + statSync(`dist${file}`).size, 0);

/** A page of nothing but what the visitor's browser knows: it shows one word until the app has come. */
const OF_THE_APP = "/blog/no-such-post";

for (const path of pages.filter((address) => address !== OF_THE_APP)) {
  test(`${path} shows its first screen after at most ${bytes.firstScreen} bytes, and its pictures below after ${bytes.picturesBelow} more`, async ({
    page,
  }) => {
    const responses = new Map<string, Response>();
    page.on("response", (response) => void responses.set(new URL(response.url()).pathname, response));
    await page.goto(path);
    await idle(page);
    const inside = await chosenFiles(page, "inside");
    const others = [...responses].filter(([file]) => !isPicture(file));
    const weights = await Promise.all(others.map(async ([file, response]) => weightOf(file, await response.body())));
    const besides = weights.reduce((sum, size) => sum + size, 0);
    expect(weights.length, "document and font").toBeGreaterThanOrEqual(2);
    expect(besides + sizeOf(inside)).toBeLessThanOrEqual(bytes.firstScreen);

    // Chromium says which file it takes once a picture comes near.
    const below = await pictureFiles(page, "outside");
    for (const picture of await page.locator("img[loading=lazy]").all()) await picture.scrollIntoViewIfNeeded();
    await idle(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const chosen = await chosenFiles(page, "outside");
    expect(chosen).toHaveLength(below.length);
    expect(sizeOf(chosen)).toBeLessThanOrEqual(bytes.picturesBelow);
  });
}
