/** Pages make no requests to other hosts until the visitor opens the street map. */
import { expect, test, type Page } from "@playwright/test";
import { faultsOf } from "../console-faults";
import { idle } from "../idle";
import { business, words } from "../../fixtures/built-words";

/** Pages with the street map. */
const MAPPED = business.streetMap === undefined ? [] : ["/", "/contact"];
const MAP = /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/;
const FRAME = "iframe[title*=OpenStreetMap]";

/** Opens a page, fakes the responses of other hosts, and collects the URLs requested from those hosts. */
const openWatched = async (page: Page, path: string, own = ""): Promise<readonly string[]> => {
  const requested: string[] = [];
  await page.route(
    ({ origin }) => origin !== own,
    async (route) => {
      requested.push(route.request().url());
      await route.fulfill({ contentType: "text/html", body: "A map" });
    },
  );
  await page.goto(path);
  return requested;
};

const summary = (page: Page) => page.getByText(words.map.open);

/** Returns the permissions of the map's frame, sorted. */
const sandbox = (page: Page) => page.locator(FRAME).evaluate((frame: HTMLIFrameElement) => [...frame.sandbox].sort());

for (const path of MAPPED) {
  test(`${path} requests only the map from other hosts, once the visitor opens it`, async ({ page, baseURL }) => {
    const faults = faultsOf(page);
    const requested = await openWatched(page, path, baseURL);
    // Scroll, so that the browser loads lazy content.
    await summary(page).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 20_000);
    await idle(page);
    expect(requested).toEqual([]);

    await summary(page).click();
    await expect(page.locator(FRAME)).toHaveAttribute("src", MAP);
    await expect(page.frameLocator(FRAME).getByText("A map")).toBeVisible();
    expect(requested).toEqual([expect.stringMatching(MAP)]);
    expect(faults).toEqual([]);
  });

  test(`the empty map frame of ${path} is sandboxed without allow-same-origin`, async ({ page, baseURL }) => {
    await openWatched(page, path, baseURL);
    // Scripts in the empty frame would have the page's origin.
    expect(await sandbox(page)).toEqual(["allow-popups", "allow-scripts"]);
  });

  test(`the opened map of ${path} may not navigate this tab or send forms`, async ({ page, baseURL }) => {
    await openWatched(page, path, baseURL);
    await summary(page).click();
    await expect(page.frameLocator(FRAME).getByText("A map")).toBeVisible();
    expect(await sandbox(page)).toEqual(["allow-popups", "allow-same-origin", "allow-scripts"]);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} links to the map without requests to other hosts`, async ({ page, baseURL }) => {
      const requested = await openWatched(page, path, baseURL);
      await summary(page).click();
      const link = page.getByRole("link", { name: words.map.link });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute("href", /^https:\/\/www\.openstreetmap\.org\//);
      await expect(page.locator(FRAME)).toBeHidden();
      expect(requested).toEqual([]);
    });
  });
}
