/** A saved post opens whatever characters its slug holds: by its card, by its address, anew, in a new tab and with Back. */
import { expect, test, type Page } from "@playwright/test";
import { cards, faultsOf, OWN, save } from "./blog";
import { words } from "../fixtures/built-words";

const SLUGS = ["R&D", "a/b", "100%25", "#1", "a=b;c,d:e@f$g!h", "日本語", `"quoted" 'too'`, "back\\slash", "x".repeat(200)];

const POSTS = SLUGS.map((slug, index) => ({ ...OWN, id: String(index), slug, title: `Post ${index}` }));

const title = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

for (const post of POSTS) {
  test(`${JSON.stringify(post.slug.slice(0, 20))} opens from its card, anew, in a new tab and with Back`, async ({ page, context }) => {
    const faults = faultsOf(page);
    await save(page, JSON.stringify(POSTS));
    await page.goto("/blog");
    await cards(page)
      .filter({ has: page.getByRole("heading", { name: post.title, exact: true }) })
      .getByRole("link")
      .click();
    await expect(title(page)).toHaveText(post.title);
    await expect(page).toHaveTitle(post.title);
    expect(new URL(page.url()).pathname).toBe(`/blog/${encodeURIComponent(post.slug)}`);

    await page.reload();
    await expect(title(page)).toHaveText(post.title);
    await expect(page).toHaveTitle(post.title);

    const tab = await context.newPage();
    await tab.goto(page.url());
    await expect(title(tab)).toHaveText(post.title);
    await tab.close();

    await page.getByRole("link", { name: words.posts.back }).click();
    await expect(page).toHaveURL("/blog");
    await page.goBack();
    await expect(title(page)).toHaveText(post.title);
    expect(faults).toEqual([]);
  });
}
