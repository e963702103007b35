/** Tests that `gatsby develop`, in a copy of the project, shows every kind of page, saved changes and errors. */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test, type Page } from "@playwright/test";
import { MISSING_PAGE, templatePages } from "../../../scripts/lib/template-pages";
import { loadContent } from "../../../src/content/load/load";
import { allEntries } from "../../../src/content/schema";
import { required } from "../../../src/content/shared/required";
import { entryPath, pathAt, routes } from "../../../src/content/shared/routes";
import { cleanupStack } from "../../fixtures/cleanup";
import { entryFile } from "../../fixtures/entry-file";
import { hasBlog, listedPosts } from "../../fixtures/visits";
import { stored } from "../blog";
import { faultsOf } from "../console-faults";
import { idle } from "../idle";
import { UNKNOWN_POST } from "../pages";
import { develop, START_TIMEOUT, type Develop } from "./develop-project";

test.describe.configure({ mode: "serial" });

const entries = allEntries(loadContent("content", { drafts: true }));
/** The entry whose file the tests change: a post if there is one. */
const { folder, entry } = required(entries.find(({ folder: name }) => name === "posts") ?? entries[0], "An entry");
const entryPage = entryPath(folder, entry);
const contentFile = `content/${entryFile("content", folder, entry.slug)}`;
const fileInCopy = (): string => path.join(site.project, contentFile);
/** Every kind of page except /no-such-page, because `develop` has its own page for unknown paths. */
const PAGES = [...templatePages().filter((page) => page !== MISSING_PAGE), "/404", ...(hasBlog ? [UNKNOWN_POST] : []), "/_kit"];

/** Time in which `develop` prints nothing if it has nothing to build, in milliseconds. A build takes a second or two. */
const QUIET_MS = 5_000;

/** Gatsby's error overlay, which exists only while there is an error. */
const overlay = (page: Page) => page.locator("gatsby-fast-refresh");
/** Our overlay for content errors. */
const problems = (page: Page) => page.locator("content-problems");

const cleanup = cleanupStack();
let site: Develop;

test.beforeAll(async () => {
  test.setTimeout(START_TIMEOUT);
  site = await develop(cleanup.defer);
});

test.afterAll(cleanup.disposeAsync);

/** Opens a page, and reloads it until it has content, because `develop` may serve an empty page while it is busy. */
const open = (page: Page, address: string): Promise<void> =>
  expect(async () => {
    await page.goto(site.origin + address);
    await expect(page.getByRole("contentinfo"), site.output()).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });

for (const address of PAGES) {
  test(`${address} opens without an overlay or console errors`, async ({ page }) => {
    const faults = faultsOf(page);
    await open(page, address);
    await expect(page.getByRole("main")).not.toBeEmpty();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    // Wait, because Gatsby's overlay would appear shortly after the page.
    await idle(page);
    await expect(overlay(page)).toHaveCount(0);
    await expect(problems(page)).toHaveCount(0);
    expect(faults).toEqual([]);
  });
}

test("`develop` saves the built-in posts when the blog list opens", async ({ page }) => {
  test.skip(!hasBlog, "The site has no blog.");
  await open(page, routes.blog);
  await expect
    .poll(async () => JSON.parse((await stored(page)) ?? "[]") as unknown)
    .toEqual(expect.arrayContaining(listedPosts.map(({ slug }) => expect.objectContaining({ slug }))));
});

test("`develop` stops building when nothing changes", async ({ page }) => {
  await open(page, "/");
  await expect(async () => {
    const before = site.output();
    await wait(QUIET_MS);
    expect(site.output()).toBe(before);
  }).toPass({ timeout: 60_000 });
});

test("`develop` shows each saved change on the open page", async ({ page }) => {
  await open(page, entryPage);
  // Wait for the connection, because Gatsby sends changes only to connected pages.
  await idle(page);
  for (let save = 1; save <= 5; save++) {
    appendFileSync(fileInCopy(), `\nSentence ${save} was just saved.\n`);
    await expect(page.getByRole("main")).toContainText(`Sentence ${save} was just saved.`);
  }
});

test("`develop` redirects a page's old address to the page", async ({ request }) => {
  const text = readFileSync(fileInCopy(), "utf8");
  const old = "an-old-name";
  const others = text.replace(/^formerly:\n(?: +- .*\n)*/m, "");
  writeFileSync(fileInCopy(), others.replace("---\n", `---\nformerly:\n  - ${old}\n`));
  const response = await request.get(site.origin + pathAt(folder, old), { headers: { Accept: "text/html" }, maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([302, entryPage]);
  writeFileSync(fileInCopy(), text);
});

test("`develop` loads a content change that is saved during its start", async ({ page }) => {
  test.setTimeout(START_TIMEOUT);
  await site.restart(() => appendFileSync(fileInCopy(), "\nA sentence was saved during the start.\n"));
  // Retry, because a page misses the update if it opens before Gatsby has loaded the change but connects only afterward.
  await expect(async () => {
    await open(page, entryPage);
    await expect(page.getByRole("main")).toContainText("A sentence was saved during the start.", { timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
});

test("`develop` shows a content error over the page until the file is fixed", async ({ page }) => {
  const good = readFileSync(fileInCopy(), "utf8");
  await open(page, entryPage);
  const heading = await page.getByRole("heading", { level: 1 }).innerText();

  writeFileSync(fileInCopy(), good.replace(/^title:.*$/m, "title: 7"));
  await expect(problems(page)).toContainText(contentFile);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);

  writeFileSync(fileInCopy(), good);
  await expect(problems(page)).toHaveCount(0);
  await expect(overlay(page)).toHaveCount(0);
});

test("`develop` shows a code error over the page until the file is fixed", async ({ page }) => {
  const file = path.join(site.project, "src", "components", "sections", "prose.tsx");
  const good = readFileSync(file, "utf8");
  await open(page, entryPage);

  writeFileSync(file, `${good}\nconst`);
  await expect(overlay(page)).toHaveCount(1);

  writeFileSync(file, good);
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByRole("main")).not.toBeEmpty();
});
