/** Tests `weight` (first-screen.ts) with pictures that the sample lacks: PNGs, and pictures on other hosts. */
import { statSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { bytes } from "../../scripts/bench/budgets.json";
import { watchResponses, weight } from "./first-screen";
import { idle } from "./idle";

/** A small file of every site (static/). */
const ICON = "/icon-192.png";
const NOISE = { type: "gaussian", mean: 128, sigma: 40 } as const;

/**
 * Opens a page with the given HTML, a style sheet, and a response for `ICON` that is over the site's budget. Returns the page's faults.
 *
 * @param firstScreen the budget of the first screen, in bytes
 */
const faultsOf = async (page: Page, html: string, firstScreen = bytes.firstScreen) => {
  const heavy = await sharp({ create: { width: 300, height: 300, channels: 3, background: "gray", noise: NOISE } })
    .png()
    .toBuffer();
  await page.route("/weight", (route) => route.fulfill({ contentType: "text/html", body: `<link rel="stylesheet" href="/a.css">${html}` }));
  await page.route("/a.css", (route) => route.fulfill({ contentType: "text/css", body: "p { height: 300vh }" }));
  await page.route(ICON, (route) => route.fulfill({ contentType: "image/png", body: heavy }));
  const responses = watchResponses(page);
  await page.goto("/weight");
  await idle(page);
  return weight(page, responses, { ...bytes, firstScreen });
};

test("a picture on another site has no weight", async ({ page }) => {
  const picture = (place: string) => `<img src="https://example.com/${place}.jpg" alt="" width="9" height="9" loading="lazy">`;
  expect(await faultsOf(page, `${picture("inside")}<p></p>${picture("below")}`)).toEqual([]);
});

const PICTURE = `<img src="${ICON}" alt="" width="9" height="9">`;
/** A budget for the page's text, but not for `ICON` as well. */
const WITHOUT_ICON = statSync(`dist${ICON}`).size;

test("a PNG does not count with the size of its response", async ({ page }) => {
  expect(await faultsOf(page, PICTURE)).toEqual([]);
});

test("a PNG in the first screen counts with its size in dist/", async ({ page }) => {
  expect(await faultsOf(page, PICTURE, WITHOUT_ICON)).toEqual([expect.stringMatching(/^first screen: /)]);
});

test("a PNG below the first screen does not count for the first screen", async ({ page }) => {
  expect(await faultsOf(page, `<p></p>${PICTURE}`, WITHOUT_ICON)).toEqual([]);
});
