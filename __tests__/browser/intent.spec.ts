/** The app comes when the visitor shows intent, and the very first gesture does what it should. */
import { gzipSync } from "node:zlib";
import { expect, test, type Page, type Response } from "@playwright/test";
import { bytes, requests } from "../../scripts/bench/budgets.json";
import { OWN, save } from "./blog";
import { idle, phone, slowDown, watchApp } from "./phone";
import { builtContent, fieldLabels, words } from "../fixtures/built-words";
import { hasDelivery, locationPage, postPage, rowLink, servicePage } from "../fixtures/visits";

const QUIET = ["/", "/about", "/contact", ...servicePage, ...locationPage, ...postPage, "/projects", "/blog"];

for (const path of QUIET) {
  test(`${path} asks for no script before intent`, async ({ page }) => {
    const seen = watchApp(page);
    await page.goto(path);
    await page.mouse.wheel(0, 2000);
    await page.mouse.move(2, 2);
    await idle(page);
    expect(seen).toEqual([]);
  });
}

for (const [name, act] of [
  ["a mouse over a link", async (page) => page.getByRole("link", { name: rowLink.label, exact: true }).first().hover()],
  ["a click on text", async (page) => page.getByRole("heading", { level: 1 }).click()],
  ["a key", async (page) => page.keyboard.press("Tab")],
] satisfies readonly (readonly [string, (page: Page) => Promise<void>])[]) {
  test(`${name} brings the app, each part of it once`, async ({ page }) => {
    const seen = watchApp(page);
    await page.goto("/");
    await act(page);
    await expect(page.locator("html[data-app]")).toBeAttached();
    expect(seen.length).toBeGreaterThan(4);
    expect(new Set(seen).size).toBe(seen.length);
  });
}

test("the blog list brings the app by itself for who has saved a post of their own", async ({ page }) => {
  await save(page, JSON.stringify([OWN]));
  await page.goto("/blog");
  await expect(page.locator("html[data-app]")).toBeAttached();
});

test("after intent a link changes the page without loading it anew, and its head with it", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: rowLink.label, exact: true }).first().hover();
  await expect(page.locator("html[data-app]")).toBeAttached();
  await page.evaluate(() => {
    document.body.dataset.kept = "";
  });
  await page.getByRole("link", { name: rowLink.label, exact: true }).first().click();
  await expect(page).toHaveURL(rowLink.to);
  await expect(page.locator("body[data-kept]")).toBeAttached();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${rowLink.to}$`));
});

test.describe("as the very first event, on a slow phone", () => {
  test.use(phone);

  test.beforeEach(async ({ page }) => slowDown(page));

  test("a tap on the menu opens it, and it stays open", async ({ page }) => {
    await page.goto("/", { waitUntil: "commit" });
    await page.getByText(words.header.menu, { exact: true }).tap();
    await expect(page.locator("details[data-menu]")).toHaveAttribute("open");
    await expect(page.locator("html[data-app]")).toBeAttached();
    await expect(page.locator("details[data-menu]")).toHaveAttribute("open");
  });

  test("a tap on a link goes there", async ({ page }) => {
    await page.goto("/", { waitUntil: "commit" });
    await page
      .getByRole("main")
      .getByRole("link", { name: builtContent.homePage.hero.button ?? words.buttons.estimate })
      .first()
      .tap();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("form", { name: words.form.label })).toBeVisible();
  });

  test("a filled form that is sent at once is answered once", async ({ page }) => {
    test.skip(hasDelivery, "a form with an address is posted by the browser itself, without the app");
    await page.goto("/contact", { waitUntil: "commit" });
    await page.locator("#quote-message").waitFor();
    // What a browser fills in by itself comes without any event.
    await page.evaluate(() => {
      for (const [id, value] of [
        ["name", "Ana Ruiz"],
        ["email", "ana@example.com"],
        ["phone", "(702) 555-0100"],
      ] as const) {
        const field = document.getElementById(`quote-${id}`);
        if (field instanceof HTMLInputElement) field.value = value;
      }
    });
    await page.getByRole("button", { name: words.form.send }).tap();
    await expect(page.getByRole("status")).toContainText(words.received.title);
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(1);
    await expect(page.getByLabel(fieldLabels.name)).toHaveValue("");
  });
});

/** Addresses of the pictures that begin below what the visitor sees first: browsers fetch them ahead of scrolling. */
const picturesBelow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.images].filter((image) => image.getBoundingClientRect().top >= window.innerHeight).map(({ currentSrc }) => currentSrc),
  );

test.describe("on a phone", () => {
  test.use(phone);

  test("the home page takes few bytes and requests before intent: for the first view, and for pictures ahead of it", async ({
    page,
    baseURL,
  }) => {
    const responses: Response[] = [];
    page.on("response", (response) => void responses.push(response));
    await page.goto("/");
    await idle(page);
    const sizes = await Promise.all(
      responses.map(async (response) => {
        const body = await response.body();
        const isText = /text|json|svg/.test(response.headers()["content-type"] ?? "");
        return [response.url(), isText ? gzipSync(body).length : body.length] as const;
      }),
    );
    const below = new Set(await picturesBelow(page));
    const [first, ahead] = [false, true].map((isBelow) => sizes.filter(([url]) => below.has(url) === isBelow));
    const total = (files: typeof first) => files?.reduce((sum, [, size]) => sum + size, 0);
    expect(sizes.map(([url]) => url).filter((url) => !url.startsWith(baseURL ?? "?"))).toEqual([]);
    expect(first?.length).toBeLessThanOrEqual(requests.homeOnPhone);
    expect(total(first)).toBeLessThanOrEqual(bytes.homeOnPhone);
    expect(ahead?.length).toBeLessThanOrEqual(requests.homeOnPhoneAhead);
    expect(total(ahead)).toBeLessThanOrEqual(bytes.homeOnPhoneAhead);
  });
});
