/** The app does not come, or comes from another build than the page: the page works on as a page, and nothing is lost. */
import { readFileSync } from "node:fs";
import { expect, test, type Page, type Route } from "@playwright/test";
import { fillQuote, QUOTE, quoteForm, sendButton } from "../quote-form";
import { allScriptsLost, countLostScripts, gesture, SCRIPTS, started } from "./app";
import { differences } from "./compare";
import { FAULTS } from "./host-faults";
import { listen } from "./messages";
import { settle, snapshot } from "./snapshot";
import { fieldLabels, words } from "../../fixtures/built-words";
import { deepPage, footerLink, hasDelivery } from "../../fixtures/visits";
import { takeRequests } from "../requests";

/** Tells whether a page was loaded from the host: the app would have changed the one before into it. */
const loadedAs = (page: Page): Promise<string> =>
  page.evaluate(() => performance.getEntriesByType("navigation").map(({ name }) => new URL(name).pathname)[0] ?? "");

const away = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: footerLink.label, exact: true }).first();
/**
 * The script of the page that the link leads to.
 *
 * @throws when the page names none
 */
const script = ((): string => {
  const [address] = /\/component---[^ "]+\.js/.exec(readFileSync(`dist${footerLink.to}.html`, "utf8")) ?? [];
  if (address === undefined) throw new Error(`${footerLink.to} names no script of its own`);
  return address;
})();

/** Expects the form to say, where it was sent, how else to reach the company. */
const expectToSayHow = async (page: Page): Promise<void> => {
  const note = quoteForm(page).getByRole("alert");
  await expect(note).toBeInViewport();
  await expect(note.locator('a[href^="tel:"]')).toBeVisible();
  await expect(note.locator('a[href^="mailto:"]')).toBeVisible();
};

for (const { name, arrange, says } of FAULTS) {
  test.describe(`the app's scripts ${name}`, () => {
    test("a page works on as a page, and links go to the host", async ({ page, baseURL }) => {
      const messages = listen(page);
      await countLostScripts(page);
      const { host } = await arrange(page, baseURL ?? "");
      await page.goto(`${host}${deepPage}`);
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
      await away(page).click();
      await expect(page).toHaveURL(`${host}${footerLink.to}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await loadedAs(page)).toBe(footerLink.to);
      await expect(page.locator("html[data-app]")).toHaveCount(0);
      expect(messages.filter((text) => !says.test(text))).toEqual([]);
    });

    test("a request that is sent keeps its words, and is answered when the scripts are found", async ({ page, baseURL }) => {
      test.skip(hasDelivery, "a form with an address is posted by the browser itself, without the app");
      const messages = listen(page);
      await countLostScripts(page);
      const { host, mend } = await arrange(page, baseURL ?? "");
      await page.goto(`${host}/contact`);
      await fillQuote(page, {});
      await page.getByLabel(fieldLabels.message).fill("Twelve stalls");
      await sendButton(page).click();
      await allScriptsLost(page);

      await expect(page).toHaveURL(`${host}/contact`);
      await expect(page.getByLabel(fieldLabels.name)).toHaveValue(QUOTE.name);
      await expect(page.getByLabel(fieldLabels.message)).toHaveValue("Twelve stalls");
      await expectToSayHow(page);

      await mend();
      await gesture(page);
      await started(page);
      await expect(quoteForm(page).getByRole("alert")).toHaveCount(0);
      await expect(page.getByRole("status")).toContainText(words.received.title);
      await expect(quoteForm(page).getByLabel(fieldLabels.message)).toHaveValue("");
      expect(messages.filter((text) => !says.test(text))).toEqual([]);
    });
  });
}

test("without the app's scripts a form with an address is posted by the browser, once", async ({ page }) => {
  test.skip(!hasDelivery, "the form of this content goes nowhere by itself");
  const sent = await takeRequests(page);
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 503 }));
  await page.goto("/contact");
  await fillQuote(page, {});
  await sendButton(page).click();
  await expect(page).toHaveURL("/thank-you");
  expect(sent).toHaveLength(1);
  expect(new URLSearchParams(sent[0]?.body).get("name")).toBe(QUOTE.name);
});

test("scripts cut off and taken for whole leave the page as it is", async ({ page }) => {
  test.skip(hasDelivery, "a form with an address is posted by the browser itself, without the app");
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
  await sendButton(page).click();
  await expectToSayHow(page);
  await away(page).click();
  await expect(page).toHaveURL(footerLink.to);
  expect(await loadedAs(page)).toBe(footerLink.to);
  // What the browser says of half a script; no page can keep it from that.
  expect(messages.filter((text) => !/^uncaught: (?:Unexpected end of input|Invalid or unexpected token|missing \))/.test(text))).toEqual(
    [],
  );
});

test("the data is alike, but of another build: the app takes the page over, and the next one comes from the host", async ({ page }) => {
  const messages = listen(page);
  await page.route("**/page-data/app-data.json", (route) => route.fulfill({ json: { webpackCompilationHash: "of-another-build" } }));
  await page.goto("/contact");
  await fillQuote(page, {});
  await started(page);
  await expect(page.getByLabel(fieldLabels.name)).toHaveValue(QUOTE.name);
  await away(page).click();
  await expect(page).toHaveURL(footerLink.to);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => loadedAs(page)).toBe(footerLink.to);
  expect(messages).toEqual([]);
});

const alter = (pattern: RegExp, to: string) => async (route: Route) => {
  const response = await route.fetch();
  const text = await response.text();
  const altered = text.replace(pattern, to);
  if (altered === text) throw new Error(`${route.request().url()} has no ${String(pattern)}`);
  await route.fulfill({ response, body: altered });
};
const lose = (route: Route) => route.fulfill({ status: 503 });

for (const { name, address, answer } of [
  {
    name: "the page's words changed by another build after the page was loaded",
    address: "**/page-data/contact/page-data.json",
    answer: alter(/"heading":"/, '"heading":"New: '),
  },
  {
    name: "the footer's words changed by another build after the page was loaded",
    address: "**/page-data/sq/d/*.json",
    answer: alter(/"phone":"/, '"phone":"1 '),
  },
  { name: "the page's data lost", address: "**/page-data/contact/page-data.json", answer: lose },
  { name: "the data of header and footer lost", address: "**/page-data/sq/d/*.json", answer: lose },
  {
    name: "the page's data gone, another page in its place",
    address: "**/page-data/contact/page-data.json",
    answer: (route: Route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><h1>Welcome</h1>" }),
  },
]) {
  test(`${name}: the page stays as it is, its form says how to reach the company, and links go to the host`, async ({ page }) => {
    test.skip(hasDelivery, "a form with an address is posted by the browser itself, without the app");
    const messages = listen(page, (url) => answer === lose && url.includes("/page-data/"));
    await page.route(address, answer);
    await page.goto("/contact");
    const lost = page.locator("html[data-app-lost]").waitFor({ state: "attached" });
    await fillQuote(page, {});
    await page.getByLabel(fieldLabels.message).fill("Twelve stalls");
    await settle(page);
    const before = await snapshot(page);
    await lost;
    await settle(page);
    expect.soft(differences(before, await snapshot(page))).toEqual([]);

    await sendButton(page).click();
    await expectToSayHow(page);
    await expect(page.getByLabel(fieldLabels.message)).toHaveValue("Twelve stalls");
    await away(page).click();
    await expect(page).toHaveURL(footerLink.to);
    expect(await loadedAs(page)).toBe(footerLink.to);
    expect(messages).toEqual([]);
  });
}

test("the next page's script gone from the host: its link goes there", async ({ page }) => {
  await page.goto("/contact");
  await gesture(page);
  await started(page);
  await page.route(`**${script}`, (route) => route.fulfill({ status: 404 }));
  await away(page).click();
  await expect(page).toHaveURL(footerLink.to);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => loadedAs(page)).toBe(footerLink.to);
});
