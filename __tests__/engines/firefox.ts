/**
 * Firefox as it is installed, driven through WebDriver BiDi by puppeteer-core (which Lighthouse brings anyway).
 * Selenium would need geckodriver, and Debian has no package of it.
 */
import puppeteer from "puppeteer-core";
import { findFirefox } from "../../scripts/lib/browsers";
import { bringIntoView } from "./look";
import type { OpenVisitor, Question, Sendable } from "./visitor";

/** Starts Firefox without a screen and opens a page in it. */
export const openFirefox: OpenVisitor = async () => {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath: findFirefox() ?? "firefox", headless: true });
  // Not the page it opened with: that one never has the focus, and without it Enter presses no button.
  let page = await browser.newPage();
  let isRestored = false;
  return {
    engine: `Firefox ${(await browser.version()).replace(/^\D*/, "")}`,
    async open(address) {
      if (isRestored) page = await browser.newPage();
      isRestored = false;
      await page.goto(address);
    },
    async resize(width, height) {
      await page.setViewport({ width, height });
    },
    // As text: the client has its own idea of the types of what it runs in a page.
    ask: <Args extends Sendable[], Answer>(question: Question<Args, Answer>, ...args: Args) =>
      page.evaluate(`(${String(question)})(...${JSON.stringify(args)})`) as Promise<Answer>,
    async click(selector) {
      await page.evaluate(bringIntoView, selector);
      await page.click(selector);
    },
    async press(key, modifier) {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key);
      if (modifier) await page.keyboard.up(modifier);
    },
    async write(text) {
      await page.keyboard.type(text);
    },
    // The client waits for a load event, which a page out of the back/forward cache does not have, and goes nowhere from such a page.
    async back() {
      await page.evaluate("setTimeout(() => history.back())");
      isRestored = true;
    },
    async restMouse() {
      await page.mouse.move(1, 1);
    },
    async leave() {
      await browser.close();
    },
  };
};
