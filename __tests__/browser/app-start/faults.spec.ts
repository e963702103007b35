/** The app does not come, or comes from another build than the page: the page works on as a page, and nothing is lost. */
import { expect, test, type Page } from "@playwright/test";
import { fillQuote, QUOTE, quoteForm, sendButton } from "../quote-form";
import { allScriptsLost, countLostScripts, gesture, holdApp, started } from "./app";
import { differences } from "./compare";
import { FAULTS } from "./host-faults";
import { listen } from "./messages";
import { settle, snapshot } from "./snapshot";

/** Tells whether a page was loaded from the host: the app would have changed the one before into it. */
const loadedAs = (page: Page): Promise<string> =>
  page.evaluate(() => performance.getEntriesByType("navigation").map(({ name }) => new URL(name).pathname)[0] ?? "");

const about = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true });

for (const { name, arrange, says } of FAULTS) {
  test.describe(`the app's scripts ${name}`, () => {
    test("a page works on as a page, and links go to the host", async ({ page, baseURL }) => {
      const messages = listen(page);
      await countLostScripts(page);
      const { host } = await arrange(page, baseURL ?? "");
      await page.goto(`${host}/services/crack-repair`);
      const question = page.getByRole("main").locator("details").first();
      await question.locator("summary").click();
      await allScriptsLost(page);
      await settle(page);
      const before = await snapshot(page);
      await gesture(page);
      await allScriptsLost(page);
      await settle(page);

      expect.soft(differences(before, await snapshot(page))).toEqual([]);
      await expect(question).toHaveAttribute("open");
      await about(page).click();
      await expect(page).toHaveURL(`${host}/about`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await loadedAs(page)).toBe("/about");
      await expect(page.locator("html[data-app]")).toHaveCount(0);
      expect(messages.filter((text) => !says.test(text))).toEqual([]);
    });

    test("a request that is sent keeps its words, and is answered when the scripts are found", async ({ page, baseURL }) => {
      const messages = listen(page);
      await countLostScripts(page);
      const { host, mend } = await arrange(page, baseURL ?? "");
      await page.goto(`${host}/contact`);
      await fillQuote(page, {});
      await page.getByLabel("Project Details").fill("Twelve stalls");
      await sendButton(page).click();
      await allScriptsLost(page);

      await expect(page).toHaveURL(`${host}/contact`);
      await expect(page.getByLabel("Full Name")).toHaveValue(QUOTE.name);
      await expect(page.getByLabel("Project Details")).toHaveValue("Twelve stalls");
      await expect(page.getByRole("main").locator('a[href^="tel:"]').first()).toBeVisible();
      await expect(page.getByRole("main").locator('a[href^="mailto:"]').first()).toBeVisible();

      await mend();
      await gesture(page);
      await started(page);
      await expect(page.getByRole("status")).toContainText("Quote Request Received!");
      await expect(quoteForm(page).getByLabel("Project Details")).toHaveValue("");
      expect(messages.filter((text) => !says.test(text))).toEqual([]);
    });
  });
}

test("scripts cut off and taken for whole leave the page as it is", async ({ page }) => {
  const messages = listen(page);
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  });
  await page.goto("/contact");
  await fillQuote(page, {});
  await settle(page);
  const before = await snapshot(page);
  await expect.poll(() => messages.length).toBeGreaterThan(0);
  await gesture(page);
  await settle(page);
  expect.soft(differences(before, await snapshot(page))).toEqual([]);
  await about(page).click();
  await expect(page).toHaveURL("/about");
  expect(await loadedAs(page)).toBe("/about");
  // What the browser says of half a script; no page can keep it from that.
  expect(messages.filter((text) => !/^uncaught: (?:Unexpected end of input|Invalid or unexpected token|missing \))/.test(text))).toEqual(
    [],
  );
});

test("a page of one build and data of another: the page comes anew from the host, with what was typed, and works", async ({ page }) => {
  const messages = listen(page);
  await page.route("**/page-data/app-data.json", (route) => route.fulfill({ json: { webpackCompilationHash: "of-another-build" } }));
  const release = await holdApp(page);
  await page.goto("/contact");
  await fillQuote(page, {});
  const anew = page.waitForEvent("load");
  release();
  await anew;

  await expect.soft(page.getByLabel("Full Name")).toHaveValue(QUOTE.name, { timeout: 5_000 });
  await gesture(page);
  await started(page);
  await about(page).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => loadedAs(page)).toBe("/about");
  expect(messages).toEqual([]);
});

test("words changed by another build after the page was loaded do not empty the form", async ({ page }) => {
  const messages = listen(page);
  await page.route("**/page-data/contact/page-data.json", async (route) => {
    const response = await route.fetch();
    const heading = /"heading":"/;
    await route.fulfill({ response, body: (await response.text()).replace(heading, '"heading":"New: ') });
  });
  const release = await holdApp(page);
  await page.goto("/contact");
  await page.getByLabel("Project Details").fill("Twelve stalls");
  release();
  await started(page);
  await expect.soft(page.getByLabel("Project Details")).toHaveValue("Twelve stalls", { timeout: 5_000 });
  expect(messages).toEqual([]);
});

test("the page's data lost: the page stays as it is, and links go to the host", async ({ page }) => {
  const messages = listen(page, (address) => address.includes("/page-data/"));
  await page.route("**/page-data/contact/page-data.json", (route) => route.fulfill({ status: 503 }));
  const asked = page.waitForResponse(/\/component---.*\.js$/);
  await page.goto("/contact");
  await fillQuote(page, {});
  await asked;
  await settle(page);
  await expect(page.getByLabel("Full Name")).toHaveValue(QUOTE.name);
  await about(page).click();
  await expect(page).toHaveURL("/about");
  expect(await loadedAs(page)).toBe("/about");
  expect(messages).toEqual([]);
});

test("the next page's script gone from the host: its link goes there", async ({ page }) => {
  await page.goto("/contact");
  await gesture(page);
  await started(page);
  await page.route(/\/component---src-pages-about.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await about(page).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => loadedAs(page)).toBe("/about");
});
