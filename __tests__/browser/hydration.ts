/** Helpers for tests of a page's islands and their scripts. */
import { expect, type Page } from "@playwright/test";
import type { IslandName } from "../../src/client/islands/islands";

/**
 * Matches the scripts that pages load only when needed: those of islands, with the number that a retry adds, and the script for edited
 * posts. Excludes the scripts that pages load at the start: page-, post- and waiting-.
 */
export const SCRIPTS = /\/static\/(?!(?:page|post|waiting)-)[\w-]+\.js(?:\?\d+)?$/;

/** Matches all scripts of the site. */
export const EVERY_SCRIPT = "**/static/*.js";

/** Holds back the scripts that match a pattern, by default those of `SCRIPTS`. Returns a function that lets them load. */
export const holdScripts = async (page: Page, pattern: RegExp | string = SCRIPTS): Promise<() => void> => {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await isReleased;
    await route.fallback();
  });
  return release;
};

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
