import { expect, test } from "@playwright/test";
import { builtTexts } from "../engines/built";
import { words } from "../fixtures/built-words";
import { servicePage } from "../fixtures/visits";

const GRAPHS = 'script[type="application/ld+json"]';

test("after a click the head is the new page's", async ({ page }) => {
  const [service = ""] = servicePage;
  test.skip(service === "", "the content has no service");
  await page.goto(service);
  const link = page.getByRole("navigation", { name: words.crumbs.label }).getByRole("link", { name: words.crumbs.services });
  await link.hover();
  // From now on a click changes the page without loading it anew.
  await expect(page.locator("html[data-app]")).toBeAttached();
  await link.click();

  await expect(page).toHaveURL(/\/services$/);
  await expect(page).toHaveTitle(builtTexts("/services", "title")[0] ?? "");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/services$/);
  await expect(page.locator("meta[property='og:url']")).toHaveAttribute("content", /\/services$/);
  await expect(page.locator(GRAPHS)).toHaveCount(1);
  await expect.poll(() => page.locator(GRAPHS).textContent()).toContain('/services#webpage"');
  expect(await page.locator(GRAPHS).textContent()).not.toContain('"@type":"Service"');
  expect(await page.evaluate(() => performance.getEntriesByType("navigation").map(({ name }) => new URL(name).pathname))).toEqual([
    service,
  ]);
});
