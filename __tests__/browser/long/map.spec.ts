/** No request to another host is made before the street map is opened. */
import { expect, test, type Page } from "@playwright/test";
import { faultsOf } from "../blog";
import { idle } from "../phone";
import { business, words } from "../../fixtures/built-words";

const MAPPED = business.streetMap === undefined ? [] : ["/", "/contact"];
const MAP = /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/;

/** Collects the page's requests to other hosts, and responds to them. */
const watchOthers = async (page: Page, origin: string): Promise<readonly string[]> => {
  const requested: string[] = [];
  await page.route(
    (url) => url.origin !== origin,
    async (route) => {
      requested.push(route.request().url());
      await route.fulfill({ contentType: "text/html", body: "A map" });
    },
  );
  return requested;
};

const summary = (page: Page) => page.getByText(words.map.open);
const frame = (page: Page) => page.locator("iframe[title*=OpenStreetMap]");
const link = (page: Page) => page.getByRole("link", { name: words.map.link });

/** Scrolls through the page, so that the browser loads lazy content. */
const scrollThrough = async (page: Page) => {
  await summary(page).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 20_000);
  await idle(page);
};

for (const path of MAPPED) {
  test(`${path} makes no request to other hosts before the map is opened, and then only for the map`, async ({ page, baseURL }) => {
    const faults = faultsOf(page);
    const requested = await watchOthers(page, baseURL ?? "");
    await page.goto(path);
    await scrollThrough(page);
    expect(requested).toEqual([]);

    await summary(page).click();
    await expect(frame(page)).toHaveAttribute("src", MAP);
    await expect(page.frameLocator("iframe[title*=OpenStreetMap]").getByText("A map")).toBeVisible();
    expect(requested).toEqual([expect.stringMatching(MAP)]);
    expect(faults).toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of MAPPED) {
    test(`${path} makes no request to other hosts, and links to the map`, async ({ page, baseURL }) => {
      const requested = await watchOthers(page, baseURL ?? "");
      // After the load event, all automatic requests have been made.
      await page.goto(path);
      await summary(page).click();
      await expect(link(page)).toBeVisible();
      await expect(link(page)).toHaveAttribute("href", /^https:\/\/www\.openstreetmap\.org\//);
      await expect(frame(page)).toBeHidden();
      expect(requested).toEqual([]);
    });
  }
});
