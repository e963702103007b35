/** The strict policy lets the site do all it does, and nothing else: no page and no behavior breaks it. */
import { expect } from "@playwright/test";
import { idle } from "../phone";
import { pageAddresses } from "./published";
import { test } from "./violations";
import { fieldLabels, words } from "../../fixtures/built-words";
import { contentPages, dropdowns, listedPosts, moved, rowLink } from "../../fixtures/visits";
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

test("no page breaks the policy", async ({ page, violations }) => {
  test.setTimeout(300_000);
  const pages = pageAddresses();
  expect(pages).toEqual(expect.arrayContaining([...contentPages]));
  for (const address of [...pages, "/no-such-page", "/blog/no-such-post", ...moved.map(({ from }) => from)]) {
    await page.goto(address);
    await expect(page.locator("body")).toBeVisible();
  }
  expect(violations).toEqual([]);
});

test("the phone menu, links inside it and the way back keep to it", async ({ page, violations }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  await page.locator("details[data-menu] > summary").click();
  await page.locator("details[data-menu]").getByRole("link", { name: rowLink.label, exact: true }).click();
  await expect(page).toHaveURL(rowLink.to);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await idle(page);
  expect(violations).toEqual([]);
});

test("the dropdowns, and pages reached by links", async ({ page, violations }) => {
  test.skip(dropdowns.length === 0, "the header has no dropdown");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await page.locator("details[data-dropdown] > summary").first().click();
  const { label = "", to = "" } = dropdowns[0]?.links.at(-1) ?? {};
  await page.getByRole("banner").getByRole("link", { name: label, exact: true }).click();
  await expect(page).toHaveURL(to);
  await page.locator('a[href="/blog"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/blog$/);
  await idle(page);
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

test("a site that opens a page of ours gets no hold of it", async ({ page, baseURL }) => {
  await page.goto("https://elsewhere.test/");
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    page.evaluate((address) => void window.open(address), `${baseURL ?? ""}/about`),
  ]);
  await expect(opened.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
});
