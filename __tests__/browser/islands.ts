/** The islands of a page, and their scripts. */
import { expect, type Page } from "@playwright/test";
import type { IslandName } from "../../src/client/islands/islands";

/** Matches the islands' scripts, but not the scripts of every page. */
export const SCRIPTS = /\/static\/(?!(?:page|waiting)-)[\w-]+\.js(?:\?\d+)?$/;

/** Waits until an island is hydrated. */
export const live = (page: Page, name: IslandName): Promise<void> =>
  expect(page.locator(`script[data-island="${name}"] + [data-live]`).first()).toBeAttached();

/** Collects the islands' scripts that the page requests from now on. */
export const watchScripts = (page: Page): readonly string[] => {
  const seen: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (SCRIPTS.test(pathname)) seen.push(pathname);
  });
  return seen;
};
