/** Tests `weight` (first-screen.ts) with pictures that the sample lacks: PNGs, and pictures on other hosts. */
import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { watchResponses, weight } from "./first-screen";
import { idle } from "./idle";

/** A small file of every site (static/). */
const ICON = "/icon-192.png";
const NOISE = { type: "gaussian", mean: 128, sigma: 40 } as const;

/** Opens a page with the given HTML, a style sheet, and a response for `ICON` that is over the budget. Returns the page's faults. */
const faultsOf = async (page: Page, html: string) => {
  const heavy = await sharp({ create: { width: 300, height: 300, channels: 3, background: "gray", noise: NOISE } })
    .png()
    .toBuffer();
  await page.route("/weight", (route) => route.fulfill({ contentType: "text/html", body: `<link rel="stylesheet" href="/a.css">${html}` }));
  await page.route("/a.css", (route) => route.fulfill({ contentType: "text/css", body: "p { height: 300vh }" }));
  await page.route(ICON, (route) => route.fulfill({ contentType: "image/png", body: heavy }));
  const responses = watchResponses(page);
  await page.goto("/weight");
  await idle(page);
  return weight(page, responses);
};

test("a picture on another site has no weight", async ({ page }) => {
  const picture = (place: string) => `<img src="https://example.com/${place}.jpg" alt="" width="9" height="9" loading="lazy">`;
  expect(await faultsOf(page, `${picture("inside")}<p></p>${picture("below")}`)).toEqual([]);
});

test("the response of a PNG in the first screen is not counted", async ({ page }) => {
  expect(await faultsOf(page, `<img src="${ICON}" alt="" width="9" height="9">`)).toEqual([]);
});

test("a PNG below the first screen does not count for the first screen", async ({ page }) => {
  expect(await faultsOf(page, `<p></p><img src="${ICON}" alt="" width="9" height="9">`)).toEqual([]);
});
