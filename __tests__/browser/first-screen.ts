/** Measures the bytes that a phone loads for a page's first screen, and for the pictures below the first screen. */
import { statSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, type Page, type Response } from "@playwright/test";
import { brotliLevel, bytes } from "../../scripts/bench/budgets.json";
import type { Faults } from "./page-rules";
import { idle } from "./idle";

const isPicture = (path: string): boolean => /\.(?:avif|jpe?g|png|webp)$/i.test(path);

/** Returns the number of bytes that a host transfers for a file. Hosts compress text, but not pictures or fonts. */
const transferredBytes = (path: string, body: Buffer): number =>
  isPicture(path) || path.endsWith(".woff2")
    ? body.length
    : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliLevel } }).length;

type Place = "inside" | "outside";

/** Returns the file paths of the pictures inside or below the first screen. A path is empty until the browser has chosen a file. */
const pictureFiles = (page: Page, place: Place): Promise<readonly string[]> =>
  page.evaluate(
    (wanted) =>
      [...document.images]
        // Skip pictures on other sites, whose files are not in dist/.
        .filter(({ src }) => new URL(src).origin === location.origin)
        // Skip pictures in a closed `<details>`, because browsers do not load them.
        .filter((img) => img.checkVisibility() && (img.getBoundingClientRect().top < innerHeight ? "inside" : "outside") === wanted)
        .map(({ currentSrc }) => currentSrc && new URL(currentSrc).pathname),
    place,
  );

const chosenFiles = async (page: Page, place: Place): Promise<readonly string[]> => {
  await expect.poll(() => pictureFiles(page, place)).not.toContain("");
  return pictureFiles(page, place);
};

const sizeOf = (files: readonly string[]): number => [...new Set(files)].reduce((sum, file) => sum + statSync(`dist${file}`).size, 0);

const tooMuch = (name: string, size: number, most: number): readonly string[] =>
  size > most ? [`${name}: ${size} bytes, expected at most ${most} (scripts/bench/budgets.json)`] : [];

/** Collects the page's responses from now on, keyed by URL path. */
export const watchResponses = (page: Page): ReadonlyMap<string, Response> => {
  const responses = new Map<string, Response>();
  page.on("response", (response) => void responses.set(new URL(response.url()).pathname, response));
  return responses;
};

/**
 * Reports whether the first screen or the pictures below it exceed their byte budgets, and whether the measurement is incomplete. Call right
 * after the page has loaded.
 *
 * @param budgets maximum numbers of bytes
 */
export const weight = async (
  page: Page,
  responses: ReadonlyMap<string, Response>,
  budgets: Pick<typeof bytes, "firstScreen" | "picturesBelow"> = bytes,
): Promise<Faults> => {
  const inside = await chosenFiles(page, "inside");
  const others = [...responses].filter(([file]) => !isPicture(file));
  const weights = await Promise.all(others.map(async ([file, response]) => transferredBytes(file, await response.body())));
  const first = weights.reduce((sum, size) => sum + size, sizeOf(inside));

  // Scroll to every lazy picture, because Chromium chooses a picture's file only when the picture is near the screen.
  const below = await pictureFiles(page, "outside");
  for (const picture of await page.locator("img[loading=lazy]:visible").all()) await picture.scrollIntoViewIfNeeded();
  await idle(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const chosen = await chosenFiles(page, "outside");
  // Different numbers of pictures mean that a picture appeared, disappeared or moved while the page scrolled, so the sizes are not comparable.
  return [
    ...(weights.length < 2 ? ["expected at least two responses, a document and a font"] : []),
    ...tooMuch("first screen", first, budgets.firstScreen),
    ...(chosen.length === below.length ? [] : [`${below.length} pictures below the first screen before scrolling, ${chosen.length} after`]),
    ...tooMuch("pictures below", sizeOf(chosen), budgets.picturesBelow),
  ];
};
