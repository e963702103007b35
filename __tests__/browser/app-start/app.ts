/** Starts the app when a test wants it, and no sooner. */
import { expect, type Page } from "@playwright/test";
import { settle } from "./snapshot";

/** The addresses of the app's scripts: all but the one that comes beside every page. */
export const SCRIPTS = /\/(?!page-[0-9a-f]+\.js$)[^/]+\.js$/;

/** Stands in for the street map: no test asks another host for anything. */
export const serveStreetMap = async (page: Page): Promise<void> => {
  await page.route("https://www.openstreetmap.org/**", (route) => route.fulfill({ contentType: "text/html", body: "Map" }));
};

/** Holds the app's scripts back, as a slow line does, until the function that it gives is called. */
export const holdApp = async (page: Page): Promise<() => void> => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Has the host lose the app's scripts, with a 503, until the function that it gives is called. */
export const loseApp = async (page: Page): Promise<() => Promise<void>> => {
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 503 }));
  return () => page.unroute(SCRIPTS);
};

/** Counts the scripts that did not come, from before the page is opened. */
export const countLostScripts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const count = ({ target }: Event) => {
      const { dataset } = document.documentElement;
      if (target instanceof HTMLScriptElement) dataset.lost = String(Number(dataset.lost ?? 0) + 1);
    };
    addEventListener("error", count, true);
  });
};

/** Waits until the page knows of every script of the app that it did not come. */
export const allScriptsLost = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const asked = document.querySelectorAll("head > script[src][crossorigin]").length;
    return asked > 0 && asked === Number(document.documentElement.dataset.lost);
  });
};

/**
 * Makes the gesture that brings the app without doing anything else: Shift pressed and let go.
 *
 * A click would clear the selection and take the focus, Tab would move it, a mouse over a link may open a menu. The
 * page's inline script takes any key for intent (src/page-script/app.ts), and Shift alone does nothing in a browser.
 */
export const gesture = (page: Page): Promise<void> => page.keyboard.press("Shift");

/** Waits until the app has taken the page over and has done what it does then. */
export const started = async (page: Page): Promise<void> => {
  await expect(page.locator("html[data-app]")).toBeAttached();
  await settle(page);
};
