/** The islands of a page, and their scripts. */
import { expect, type Page } from "@playwright/test";
import type { IslandName } from "../../src/client/islands/names";

/** The addresses of the islands' scripts: all but the small ones that come beside pages. */
export const SCRIPTS = /\/static\/(?!(?:page|waiting)-)[\w-]+\.js(?:\?\d+)?$/;

/** Waits until React answers for an island. */
export const live = (page: Page, name: IslandName): Promise<void> =>
  expect(page.locator(`script[data-island="${name}"] + [data-live]`).first()).toBeAttached();

/** Lists the addresses of the islands' scripts that the page asks for, from now on. */
export const watchScripts = (page: Page): readonly string[] => {
  const seen: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (SCRIPTS.test(pathname)) seen.push(pathname);
  });
  return seen;
};
