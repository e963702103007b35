/** Listens to what a page complains of. */
import type { Page } from "@playwright/test";

/**
 * Collects every message in the console and every error nobody caught.
 *
 * That an address which is not there answers 404 is what it should do; `isExpected` names what
 * else the test itself brings about, by the address that the message is about.
 */
export const listen = (page: Page, isExpected: (address: string, text: string) => boolean = () => false): readonly string[] => {
  const messages: string[] = [];
  page.on("console", (message) => {
    const { url } = message.location();
    const isMissingPage = message.text().includes("404") && url === page.url();
    if (!isMissingPage && !isExpected(url, message.text())) messages.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
};
