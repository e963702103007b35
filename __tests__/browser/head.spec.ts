import { expect, test } from "@playwright/test";

const GRAPHS = 'script[type="application/ld+json"]';

test("after a click the head is the new page's", async ({ page }) => {
  await page.goto("/services/pothole-patching");
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Services" }).click();

  await expect(page).toHaveURL(/\/services$/);
  await expect(page).toHaveTitle("Asphalt Services in the Las Vegas Valley");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/services$/);
  await expect(page.locator("meta[property='og:url']")).toHaveAttribute("content", /\/services$/);
  await expect(page.locator(GRAPHS)).toHaveCount(1);
  await expect(page.locator(GRAPHS)).toHaveText(/\/services#webpage"/);
  await expect(page.locator(GRAPHS)).not.toHaveText(/"@type":"Service"/);
});
