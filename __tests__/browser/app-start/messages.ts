/** Listens to what a page complains of. */
import type { Page } from "@playwright/test";

/**
 * Collects every message in the console and every error nobody caught.
 *
 * That an address which is not there answers 404, and so does its data, is what it should do; `isExpected` names what
 * else the test itself brings about, by the address that the message is about.
 */
export const listen = (page: Page, isExpected: (address: string, text: string) => boolean = () => false): readonly string[] => {
  const messages: string[] = [];
  page.on("console", (message) => {
    const { origin, pathname, search } = new URL(page.url());
    // The app asks again for the page itself, and its address is without the hash then.
    const url = message.location().url.replace(/#.*/, "");
    const missing = [`${origin}${pathname}${search}`, `${origin}/page-data${pathname}/page-data.json`];
    const isMissingPage = message.text().includes("404") && missing.includes(url);
    if (!isMissingPage && !isExpected(url, message.text())) messages.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
};
