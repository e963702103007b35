/** Where a page stands: as the visitor has it while the app starts, at its top after a link, as it was after Back. */
import { expect, test, type Page } from "@playwright/test";
import { idle } from "./phone";
import { footerLink } from "../fixtures/visits";

const HIGH = 2400;
const LOW = 300;

const y = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate(
    (to) =>
      new Promise<void>((done) => {
        window.scrollTo({ top: to, behavior: "instant" });
        // The browser tells of it with the next frame, and Gatsby notes it with the one after.
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done())));
      }),
    top,
  );
const startApp = async (page: Page) => {
  await page.keyboard.press("Shift");
  await expect(page.locator("html[data-app]")).toBeAttached();
};

/** Collects where the page stands at each frame, from now on; never the same twice in a row. */
const watchScroll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = [];
    Reflect.set(window, "seen", seen);
    const look = () => {
      const at = `${document.querySelector("h1")?.textContent ?? ""} ${Math.round(window.scrollY)}`;
      if (seen.at(-1) !== at) seen.push(at);
      requestAnimationFrame(look);
    };
    look();
  });
const seenAt = (page: Page, heading: string): Promise<readonly number[]> =>
  page.evaluate((title) => {
    const seen: unknown = Reflect.get(window, "seen");
    const own = Array.isArray(seen) ? seen.map(String).filter((at) => at.startsWith(`${title} `)) : [];
    return own.map((at) => Number(at.slice(title.length)));
  }, heading);
const heading = (page: Page): Promise<string> => page.getByRole("heading", { level: 1 }).innerText();
/** Waits until another page stands there than the one with that heading, and gives its own: the address changes before the page does. */
const nextHeading = async (page: Page, before: string): Promise<string> => {
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(before);
  return heading(page);
};
const away = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: footerLink.label, exact: true }).first();

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "no-preference" } });

test("the app's start leaves the page where it is, whatever an earlier visit has noted", async ({ page }) => {
  await page.goto("/");
  await startApp(page);
  await scrollTo(page, HIGH);
  await page.goto("/about");
  await page.goto("/");
  await scrollTo(page, LOW);
  await startApp(page);
  expect(await y(page)).toBe(LOW);
});

test("the app's start does not go back to the hash", async ({ page }) => {
  await page.goto("/#main");
  await scrollTo(page, HIGH);
  await startApp(page);
  expect(await y(page)).toBe(HIGH);
});

test("Back comes to where the page was left, though the app started there and an earlier visit has noted another place", async ({
  page,
}) => {
  await page.goto("/");
  await startApp(page);
  await scrollTo(page, HIGH);
  await page.goto("/about");
  await page.goto("/");
  await scrollTo(page, LOW);
  await startApp(page);
  // Without a mouse: the page is not scrolled to the link.
  await away(page).dispatchEvent("click", { button: 0 });
  await expect(page).toHaveURL(footerLink.to);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => y(page)).toBe(LOW);
});

test("a link opens the page at its top in one frame", async ({ page }) => {
  await page.goto("/");
  const home = await heading(page);
  await startApp(page);
  await scrollTo(page, HIGH);
  await watchScroll(page);
  await away(page).dispatchEvent("click", { button: 0 });
  await expect(page).toHaveURL(footerLink.to);
  const title = await nextHeading(page, home);
  await expect.poll(() => seenAt(page, title)).toContain(0);
  await idle(page);
  expect(await seenAt(page, title)).toEqual([0]);
});

test("a link with a hash opens the page there in one frame", async ({ page }) => {
  await page.goto("/");
  const home = await heading(page);
  await startApp(page);
  await scrollTo(page, HIGH);
  await watchScroll(page);
  // Gatsby's own way to go to a page: no link of the menus has a hash.
  await page.evaluate("___navigate('/about#main')");
  await expect(page).toHaveURL("/about#main");
  const title = await nextHeading(page, home);
  await expect.poll(async () => (await seenAt(page, title)).length).toBe(1);
  const main = await page.evaluate(() => document.getElementById("main")?.getBoundingClientRect().top ?? NaN);
  expect(main).toBeGreaterThanOrEqual(0);
  expect(main).toBeLessThan(200);
});

test("Back and forward restore at once", async ({ page }) => {
  await page.goto("/");
  const home = await heading(page);
  await startApp(page);
  await scrollTo(page, HIGH);
  await away(page).dispatchEvent("click", { button: 0 });
  await expect(page).toHaveURL(footerLink.to);
  const about = await nextHeading(page, home);
  await scrollTo(page, LOW);

  await watchScroll(page);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => seenAt(page, home)).toContain(HIGH);
  expect(await seenAt(page, home)).toEqual([HIGH]);

  await watchScroll(page);
  await page.goForward();
  await expect(page).toHaveURL(footerLink.to);
  await expect.poll(() => seenAt(page, about)).toContain(LOW);
  expect(await seenAt(page, about)).toEqual([LOW]);
});

test("Back from another site and a reload restore as the browser does, and the app's start leaves it so", async ({ page }) => {
  // It may come in time for one load and not for the other: without it both lay the page out alike.
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto("/");
  await scrollTo(page, HIGH);
  await page.goto("about:blank");
  await page.goBack();
  await expect.poll(() => y(page)).toBe(HIGH);
  await startApp(page);
  expect(await y(page)).toBe(HIGH);

  await scrollTo(page, LOW);
  await page.reload();
  await expect.poll(() => y(page)).toBe(LOW);
  await startApp(page);
  expect(await y(page)).toBe(LOW);
});

test("Back after a reload shows the page of its address, though the app had made the entry", async ({ page }) => {
  await page.goto("/");
  const home = await heading(page);
  await startApp(page);
  await away(page).dispatchEvent("click", { button: 0 });
  const there = await nextHeading(page, home);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(home);
  await startApp(page);
  await page.goForward();
  await expect(page).toHaveURL(footerLink.to);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(there);
});

test("nothing rolls", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
});
