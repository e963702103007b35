/** The page of a saved post, and the page of an unknown post. */
import { expect, test } from "@playwright/test";
import { faultsOf, OWN, save } from "./blog";
import { idle } from "./idle";
import { words } from "../fixtures/built-words";

test("the page of a saved post shows the post's details and a note that its article is missing", async ({ page }) => {
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

test("the page of an unknown post responds with 404 and noindex, and shows only Loading...", async ({ page }) => {
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
  const response = await page.goto("/blog/nobody-wrote-this");
  expect(response?.status()).toBe(404);
  await idle(page);
  await expect(page.getByRole("main")).toHaveText(words.posts.loading);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  expect([...new Set(seen)]).toEqual([words.posts.loading]);
  expect(faults).toEqual([]);
});
