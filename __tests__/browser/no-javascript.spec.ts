/** Every page says what it has to say without JavaScript. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { routes } from "../../src/content/routes";
import { namesOf } from "../../src/content/schema";
import { isIndexed } from "../../src/content/schema/pages";
import { words } from "../fixtures/built-words";
import { contentPages } from "../fixtures/visits";

const sitemap = readFileSync("dist/sitemap-0.xml", "utf8");
const pages = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => new URL(address).pathname);

test.use({ javaScriptEnabled: false });

test("the sitemap names every page to visit, but those that search engines leave out", () => {
  expect(pages).toHaveLength(contentPages.length - namesOf(routes).filter((name) => !isIndexed(name)).length);
});

for (const path of pages) {
  test(`${path} shows its heading, menu and footer`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main")).not.toBeEmpty();
    await expect(page.getByRole("contentinfo")).toContainText(words.contact.licenseNumber.split("{")[0] ?? "");
  });
}
