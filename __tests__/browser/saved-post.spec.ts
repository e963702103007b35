/** The page of a saved post, and the page of an unknown post. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { BUILT_IN, cards, OWN, save, stored } from "./blog";
import { faultsOf } from "./console-faults";
import { idle } from "./idle";
import { UNKNOWN_POST } from "./pages";
import { words } from "../fixtures/built-words";
import { hasBlog } from "../fixtures/visits";

test.skip(!hasBlog, "the content has no posts");

test("the page of a saved post shows the post's details without its article", async ({ page }) => {
  const faults = faultsOf(page);
  // A saved post may have a picture on another host, so the Content-Security-Policy allows pictures from any host.
  const image = "https://pictures.test/street.jpg";
  await page.route(image, (route) => route.fulfill({ path: `dist${OWN.image}` }));
  await save(page, JSON.stringify([{ ...OWN, image }]));
  await page.goto(`/blog/${OWN.slug}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(OWN.title);
  await expect(main.locator("time")).toHaveText("March 9, 2025");
  await expect(main.locator("img")).toHaveAttribute("src", image);
  await expect(main).toContainText("Dana");
  await expect(main).toContainText(words.posts.missing);
  await expect(main.getByRole("link", { name: words.buttons.quote })).toHaveAttribute("href", "/contact");
  await expect(page).toHaveTitle(OWN.title);
  expect(faults).toEqual([]);
});

test("an unknown post is not found", async ({ page }) => {
  const response = await page.goto(UNKNOWN_POST);
  expect(response?.status()).toBe(404);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
});

test("the page of an unknown post never shows anything but Loading... with a link to the blog", async ({ page }) => {
  const faults = faultsOf(page);
  const seen: string[] = [];
  await page.exposeFunction("note", (text: string) => seen.push(text));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const text = document.querySelector("main")?.innerText;
      const note: unknown = Reflect.get(window, "note");
      if (text && typeof note === "function") Reflect.apply(note, window, [text]);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(UNKNOWN_POST);
  await idle(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(words.posts.loading);
  await expect(main.getByRole("link")).toHaveAttribute("href", "/blog");
  await expect(main).toHaveText(`${words.posts.loading}${words.posts.back}`);
  expect(new Set(seen).size).toBe(1);
  expect(faults).toEqual([]);
});

/** The newest listed post with a picture. */
const builtIn = BUILT_IN.find(({ image }) => image !== "");

test.describe("a built-in post that is also in the visitor's storage", () => {
  test.skip(builtIn === undefined, "the content has no listed post with a picture");
  const path = `/blog/${builtIn?.slug ?? ""}`;
  const OTHER = "https://pictures.test/mine.jpg";
  const details = (page: Page) => page.getByRole("main").locator("article");

  /** Visits the blog, which saves the built-in posts. Then changes the saved post. */
  const edit = async (page: Page, changes: Readonly<Record<string, string>>): Promise<void> => {
    await page.goto("/blog");
    await expect.poll(async () => (await stored(page))?.includes(`"${builtIn?.slug ?? ""}"`)).toBe(true);
    await page.evaluate(
      ([slug, changed]) => {
        const posts = JSON.parse(localStorage.getItem("blogPosts") ?? "[]") as readonly { readonly slug: string }[];
        localStorage.setItem("blogPosts", JSON.stringify(posts.map((post) => (post.slug === slug ? { ...post, ...changed } : post))));
      },
      [builtIn?.slug, changes] as const,
    );
  };

  /** Changes every detail of the post, opens the blog, and returns the post's card. */
  const editDetails = async (page: Page): Promise<Locator> => {
    await page.route(OTHER, (route) => route.fulfill({ path: `dist${OWN.image}` }));
    await edit(page, { title: "My title", author: "Dana", date: "2026-03-09", image: OTHER });
    await page.goto("/blog");
    return cards(page).filter({ hasText: "My title" });
  };

  test("has a card with the visitor's title and image, which links to its page", async ({ page }) => {
    const faults = faultsOf(page);
    const card = await editDetails(page);
    await expect(card.locator("img")).toHaveAttribute("src", OTHER);
    await card.getByRole("link").click();
    await expect(page).toHaveURL(path);
    expect(faults).toEqual([]);
  });

  test("shows the visitor's title, date, author and image over the built-in text", async ({ page }) => {
    const faults = faultsOf(page);
    await (await editDetails(page)).getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My title");
    await expect(page).toHaveTitle("My title");
    await expect(details(page).locator("time").first()).toHaveText("March 9, 2026");
    await expect(details(page).locator("header")).toContainText("Dana");
    await expect(details(page).locator("picture").first().locator("img")).toHaveAttribute("src", OTHER);
    await expect(page.getByText(words.posts.missing)).toHaveCount(0);
    expect(faults).toEqual([]);
  });

  for (const [name, image] of [
    ["keeps the author and the picture that the visitor did not change", builtIn?.image ?? ""],
    ["keeps the built picture if the visitor's picture does not load", OTHER],
  ] as const)
    test(name, async ({ page }) => {
      await page.route(OTHER, (route) => route.abort());
      const builtImage = details(page).locator("picture").first().locator("img");
      await page.goto(path);
      const src = await builtImage.getAttribute("src");
      await edit(page, { title: "My title", image });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("My title");
      await idle(page);
      await expect(builtImage).toHaveAttribute("src", src ?? "");
      await expect(details(page).locator("header")).toContainText(builtIn?.author ?? "");
    });

  test("keeps its page as it was built if the visitor has changed no detail", async ({ page }) => {
    await edit(page, {});
    await page.addInitScript(() => {
      const changes: string[] = [];
      document.addEventListener("DOMContentLoaded", () => {
        const article = document.querySelector("article");
        if (article)
          new MutationObserver((records) => changes.push(...records.map(({ target }) => target.nodeName))).observe(article, {
            childList: true,
            subtree: true,
            characterData: true,
          });
      });
      Reflect.set(window, "changes", changes);
    });
    await page.goto(path);
    await idle(page);
    expect(await page.evaluate(() => Reflect.get(window, "changes") as unknown)).toEqual([]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(builtIn?.title ?? "");
  });
});
