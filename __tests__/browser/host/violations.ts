/** Listens for what the browser refuses because of the policy. */
import { test as base } from "@playwright/test";

/** Collects every violation the browser reports, on every page of a test; nothing leaves this machine. */
export const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ page, baseURL }, use) => {
      const violations: string[] = [];
      // The console is heard from every page and frame; a page of the site writes nothing else there that begins so.
      const MARK = "policy broken: ";
      page.on("console", (message) => {
        if (message.text().startsWith(MARK)) violations.push(message.text().slice(MARK.length));
      });
      await page.addInitScript((mark) => {
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) => {
          console.info(`${mark}${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}`);
        });
      }, MARK);
      await page.route(
        (url) => url.origin !== baseURL,
        (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>elsewhere</title><p>Another site</p>" }),
      );
      await use(violations);
    },
    { auto: true },
  ],
});
