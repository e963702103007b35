/**
 * Controls the installed Firefox through WebDriver BiDi with puppeteer-core, which Lighthouse depends on anyway.
 * Selenium would need geckodriver, which Debian does not package.
 */
import puppeteer from "puppeteer-core";
import { findFirefox } from "../../scripts/lib/programs";
import { whenInstalled } from "../fixtures/when-installed";
import { testEngine } from "./engine";
import { bringIntoView } from "./page-functions";
import type { OpenVisitor, PageFunction, Sendable } from "./visitor";

/** Starts headless Firefox and opens a page in it. */
const openFirefox: OpenVisitor = async () => {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath: findFirefox() ?? "firefox", headless: true });
  // Open a new page: Firefox's initial page never has focus, and Enter does not press buttons on a page without focus.
  let page = await browser.newPage();
  let needsNewPage = false;
  return {
    engine: `Firefox ${(await browser.version()).replace(/^\D*/, "")}`,
    async open(address) {
      if (needsNewPage) {
        // Puppeteer cannot navigate away from a page that was restored from the back/forward cache.
        const viewport = page.viewport();
        page = await browser.newPage();
        await page.setViewport(viewport);
      }
      needsNewPage = false;
      await page.goto(address);
    },
    async resize(width, height) {
      await page.setViewport({ width, height });
    },
    // Pass the function as a string, because Puppeteer's types for functions differ from ours.
    evaluate: <Args extends Sendable[], Result>(pageFunction: PageFunction<Args, Result>, ...args: Args) =>
      page.evaluate(`(${String(pageFunction)})(...${JSON.stringify(args)})`) as Promise<Result>,
    async click(selector) {
      await page.evaluate(bringIntoView, selector);
      await page.click(selector);
    },
    async press(key) {
      await page.keyboard.press(key);
    },
    async type(text) {
      await page.keyboard.type(text);
    },
    // Puppeteer's goBack() waits for a load event, but a page restored from the back/forward cache fires none.
    async back() {
      await page.evaluate("setTimeout(() => history.back())");
      needsNewPage = true;
    },
    async moveMouseAway() {
      await page.mouse.move(1, 1);
    },
    async close() {
      await browser.close();
    },
  };
};

whenInstalled("firefox", () => testEngine(openFirefox));
