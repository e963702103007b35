import type { Page } from "@playwright/test";

/** Collects a page's console errors, console warnings and uncaught exceptions, except the error for the page's own 404 status. */
export const faultsOf = (page: Page): readonly string[] => {
  const faults: string[] = [];
  page.on("console", (message) => {
    const isMissingPage = message.text().includes("404") && message.location().url === page.url();
    if (["error", "warning"].includes(message.type()) && !isMissingPage) faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  return faults;
};
