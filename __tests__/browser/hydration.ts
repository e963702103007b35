/** Helpers for tests of a page's islands and their scripts. */
import { expect, type Page } from "@playwright/test";
import type { IslandName } from "../../src/client/islands/islands";

/**
 * Matches the scripts that pages load only when needed: those of islands, with the number that a retry adds, and the script for edited
 * posts. Excludes the scripts that pages load at the start: page-, post- and waiting-.
 */
export const SCRIPTS = /\/static\/(?!(?:page|post|waiting)-)[\w-]+\.js(?:\?\d+)?$/;

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

/** Presses links, buttons and headings outside islands and outside the `<details>` elements that contain islands. */
export const pressOutsideIslands = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isOutside = (element: Element) => !element.closest("script[data-island] + *") && !element.querySelector("[data-island]");
    for (const part of document.querySelectorAll("a, button, summary, h1"))
      if (isOutside(part.closest("details") ?? part)) part.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  });

/** Starts the hydration of the page's islands by simulating a pointer that moves over each island. Does not wait for the hydration. */
export const hydrateIslands = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const { nextElementSibling } of document.querySelectorAll("script[data-island]"))
      nextElementSibling?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  });
