/** A saved post can be opened with any characters in its slug. */
import { expect, test, type Page } from "@playwright/test";
import { cards, faultsOf, OWN, save } from "../blog";
import { words } from "../../fixtures/built-words";

/** Characters that are special in URLs, on hosts or in HTML. Each one is tested in __tests__/unit/blog/post-address. */
const SLUG = `R&D a/b 100%25 #1? a=b;c,d:e@f$g!h \u65E5\u672C\u8A9E "quoted" 'too' back\\slash ${"x".repeat(100)}`;

const title = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

test("a post with special characters in its slug opens from its card, after a reload, in a new tab and with Back", async ({
  page,
  context,
}) => {
  const faults = faultsOf(page);
  await save(page, JSON.stringify([OWN, { ...OWN, id: "8", slug: SLUG, title: "Another post" }]));
  await page.goto("/blog");
  await cards(page)
    .filter({ has: page.getByRole("heading", { name: "Another post" }) })
    .getByRole("link")
    .click();
  await expect(title(page)).toHaveText("Another post");
  expect(new URL(page.url()).pathname).toBe(`/blog/${encodeURIComponent(SLUG)}`);

  await page.reload();
  await expect(title(page)).toHaveText("Another post");
  await expect(page).toHaveTitle("Another post");

  const tab = await context.newPage();
  await tab.goto(page.url());
  await expect(title(tab)).toHaveText("Another post");

  await page.getByRole("link", { name: words.posts.back }).click();
  await expect(page).toHaveURL("/blog");
  await page.goBack();
  await expect(title(page)).toHaveText("Another post");
  expect(faults).toEqual([]);
});
