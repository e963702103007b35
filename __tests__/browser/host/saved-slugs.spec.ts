/** Cloudflare Pages' own server code answers the address of any saved post with the page that can show it. */
import { expect, test } from "@playwright/test";
import { savedPostPath } from "../../../src/blog/post-address";
import { OWN, save } from "../blog";

for (const slug of ["a/b", "R&D", "50%", "what?", "#1", "café", "🚧 road work", "x".repeat(200)]) {
  test(`${JSON.stringify(slug.slice(0, 20))} opens by its address`, async ({ page }) => {
    await save(page, JSON.stringify([{ ...OWN, slug }]));
    await page.goto(savedPostPath(slug));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(OWN.title);
  });
}
