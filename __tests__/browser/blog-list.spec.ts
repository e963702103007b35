/** The blog list: built-in and saved posts. Storage errors are tested in __tests__/unit/blog. */
import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { BUILT_IN, cards, OWN, stored } from "./blog";
import { faultsOf } from "./console-faults";

const titles = (page: Page) => cards(page).getByRole("heading", { level: 2 });
const builtInTitles = BUILT_IN.map(({ title }) => title);
const oldest = BUILT_IN.at(-1);

test.skip(BUILT_IN.length === 0, "the content has no listed posts");

/** Waits until the inline script, which runs before hydration, has merged the built-in posts into local storage. */
const waitForMerge = async (page: Page): Promise<void> => {
  const isMerged = async () => (await stored(page))?.includes(`"${oldest?.slug ?? ""}"`);
  await expect.poll(isMerged, { timeout: 30_000 }).toBe(true);
};

test("the blog's HTML lists posts newest first", async ({ request }) => {
  const html = await (await request.get("/blog")).text();
  const places = BUILT_IN.map(({ slug }) => html.indexOf(`href="/blog/${slug}"`));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test("the browser saves exactly the listed posts, without their bodies", async ({ page }) => {
  const faults = faultsOf(page);
  await page.goto("/blog");
  await waitForMerge(page);
  const saved: unknown = JSON.parse((await stored(page)) ?? "");
  expect(saved).toEqual(BUILT_IN.map((post) => ({ id: post.slug, ...post })));
  expect(faults).toEqual([]);
});

test("the list is unchanged once the posts are saved", async ({ page }) => {
  await page.goto("/blog");
  await waitForMerge(page);
  await expect(titles(page)).toHaveText(builtInTitles);
});

/** Opens the blog in two tabs, and saves a post in the second tab. */
const saveInSecondTab = async (context: BrowserContext): Promise<readonly [one: Page, other: Page]> => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await Promise.all([one.goto("/blog"), other.goto("/blog")]);
  await waitForMerge(one);
  await other.evaluate((post) => {
    localStorage.setItem("blogPosts", JSON.stringify([post, ...(JSON.parse(localStorage.getItem("blogPosts") ?? "[]") as unknown[])]));
  }, OWN);
  return [one, other];
};

test("a post saved in another tab appears without a reload", async ({ context }) => {
  const [one] = await saveInSecondTab(context);
  await expect(titles(one).filter({ hasText: OWN.title })).toHaveCount(1);
});

test("no post is lost when two tabs reload together", async ({ context }) => {
  const [one, other] = await saveInSecondTab(context);
  await Promise.all([one.reload(), other.reload()]);
  for (const tab of [one, other]) await expect(titles(tab)).toHaveText([OWN.title, ...builtInTitles]);
  const saved = JSON.parse((await stored(one)) ?? "") as readonly { readonly slug: string }[];
  expect(saved.map(({ slug }) => slug)).toEqual([OWN.slug, ...BUILT_IN.map(({ slug }) => slug)]);
});
