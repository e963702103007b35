/** On a wide screen, the picture of a post is in line with the text, whether or not the post has a table of contents. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { OWN, save } from "./blog";
import { words } from "../fixtures/built-words";
import { hasBlog, listedPosts } from "../fixtures/visits";

const [pictured] = listedPosts.filter(({ picture }) => picture);
const picture = (page: Page): Locator => page.getByRole("main").locator("article picture").first();
const contents = (page: Page): Locator => page.getByRole("navigation", { name: words.posts.contents });
const leftOf = async (locator: Locator): Promise<number> => Math.round((await locator.boundingBox())?.x ?? Number.NaN);

test.use({ viewport: { width: 1280, height: 800 } });

test("the picture of a saved post is in line with its text", async ({ page }) => {
  test.skip(!hasBlog, "the content has no posts");
  await save(page, JSON.stringify([OWN]));
  await page.goto(`/blog/${OWN.slug}`);
  await expect(picture(page)).toBeVisible();
  expect(await leftOf(picture(page))).toBe(await leftOf(page.getByText(words.posts.missing)));
});

test.describe("the picture of a built-in post", () => {
  test.skip(pictured === undefined, "the content has no listed post with a picture");
  const heading = (page: Page): Locator => page.locator("article h2[id]").first();

  test.beforeEach(({ page }) => page.goto(`/blog/${pictured?.slug ?? ""}`));

  test("is in line with the text beside a table of contents", async ({ page }) => {
    test.skip((await contents(page).count()) === 0, "the post has no table of contents");
    expect(await leftOf(picture(page))).toBe(await leftOf(heading(page)));
  });

  test("is in line with the text of a post without a table of contents", async ({ page }) => {
    for (const list of await contents(page).all()) await list.evaluate((element) => element.remove());
    expect(await leftOf(picture(page))).toBe(await leftOf(heading(page)));
  });
});
