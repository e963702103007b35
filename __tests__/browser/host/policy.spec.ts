/** The strict policy lets the site do all it does, and nothing else: no page and no behavior breaks it. */
import { templatePages } from "../../../scripts/lib/template-pages";
import { expect } from "@playwright/test";
import { test } from "./violations";
import { fieldLabels, words } from "../../fixtures/built-words";
import { listedPosts, moved } from "../../fixtures/visits";
import { takeRequests } from "../requests";

test("the test sees a violation when there is one", async ({ page, violations }) => {
  await page.goto("/about");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "void 0";
    document.body.append(script);
    document.body.setAttribute("style", "color: red");
  });
  await expect.poll(() => violations.length).toBe(2);
});

test("a page of no template breaks the policy", async ({ page, violations }) => {
  for (const address of [...templatePages(), "/no-such-page", "/blog/no-such-post", ...moved.map(({ from }) => from)]) {
    await page.goto(address);
    await expect(page.locator("body")).toBeVisible();
  }
  expect(violations).toEqual([]);
});

test("the quote form with its toast", async ({ page, violations }) => {
  await takeRequests(page);
  await page.goto("/contact");
  await page.getByLabel(fieldLabels.name).fill("Ana Ruiz");
  await page.getByLabel(fieldLabels.email).fill("ana@ruiz.test");
  await page.getByLabel(fieldLabels.phone).fill("702 555 0100");
  await page.locator("main form[data-quote]").getByRole("button").click();
  await expect(page.locator("[data-sonner-toast]", { hasText: words.received.title })).toHaveCSS("position", "absolute");
  expect(violations).toEqual([]);
});

test("the saved list of posts, and a saved post", async ({ page, violations }) => {
  test.skip(listedPosts.length === 0, "the content lists no post");
  await page.goto("/blog");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("blogPosts"))).toContain(listedPosts[0]?.slug ?? "");
  await page.evaluate(() => {
    const own = {
      id: "x",
      slug: "my-own",
      title: "My own post",
      excerpt: "x",
      author: "Me",
      date: "2025-01-01",
      image: "https://pictures.test/x.jpg",
    };
    localStorage.setItem("blogPosts", JSON.stringify([own]));
  });
  await page.goto("/blog/my-own");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My own post");
  expect(violations).toEqual([]);
});

test("the street map, which opens inside the page", async ({ page, violations }) => {
  await page.goto("/contact");
  await page.getByText(words.map.open).click();
  await expect(page.frameLocator("iframe").getByText("Another site")).toBeVisible();
  expect(violations).toEqual([]);
});
