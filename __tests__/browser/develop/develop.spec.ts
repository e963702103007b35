/** Working on the site: `gatsby develop` in a copy of the project shows every kind of page, what is saved, and what is wrong with it. */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { loadContent } from "../../../src/content/load";
import { folders, type FolderName } from "../../../src/content/schema";
import { pathTo, routes } from "../../../src/content/routes";
import { faultsOf } from "../blog";
import { idle } from "../phone";
import { develop, START_TIMEOUT, type Develop } from "./project";

test.describe.configure({ mode: "serial" });

const content = loadContent("content", { drafts: true });
const first = (name: FolderName): string => {
  const [entry] = content[name];
  if (!entry) throw new Error(`content/${folders[name].folder} is empty: nothing to look at`);
  return entry.slug;
};
const slug = first("posts");

const PAGES = [
  ...Object.values(routes),
  pathTo("services", first("services")),
  pathTo("locations", first("locations")),
  pathTo("posts", slug),
  "/404",
  "/blog/nobody-wrote-this",
  "/_kit",
];

/** Gatsby's own message over the page; it is there, with something in it, only while something is wrong. */
const overlay = (page: Page) => page.locator("gatsby-fast-refresh");
/** Ours, for the content. */
const problems = (page: Page) => page.locator("content-problems");

let site: Develop;

test.beforeAll(async () => {
  test.setTimeout(START_TIMEOUT);
  site = await develop();
});

test.afterAll(() => site.close());

const open = async (page: Page, address: string) => {
  await page.goto(site.origin + address);
  await expect(page.locator("html[data-app]")).toBeAttached();
};

for (const address of PAGES) {
  test(`${address} opens with nothing over it and no complaint`, async ({ page }) => {
    const faults = faultsOf(page);
    await open(page, address);
    await expect(page.getByRole("main")).not.toBeEmpty();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    // Gatsby shows its message a moment after the page.
    await idle(page);
    await expect(overlay(page)).toHaveCount(0);
    await expect(problems(page)).toHaveCount(0);
    expect(faults).toEqual([]);
  });
}

test("what is saved reaches the open page", async ({ page }) => {
  await open(page, pathTo("posts", slug));
  appendFileSync(path.join(site.project, "content", "posts", `${slug}.md`), "\nA sentence that was just saved.\n");
  await expect(page.getByRole("main")).toContainText("A sentence that was just saved.");
});

test("a broken file is shown over the page, which stays, and no more once it is mended", async ({ page }) => {
  const file = path.join(site.project, "content", "posts", `${slug}.md`);
  const good = readFileSync(file, "utf8");
  await open(page, pathTo("posts", slug));
  const heading = await page.getByRole("heading", { level: 1 }).innerText();

  writeFileSync(file, good.replace(/^title:.*$/m, "title: 7"));
  await expect(problems(page)).toContainText(`content/posts/${slug}.md`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);

  writeFileSync(file, good);
  await expect(problems(page)).toHaveCount(0);
  await expect(overlay(page)).toHaveCount(0);
});

test("a broken component is shown over the page, and no more once it is mended", async ({ page }) => {
  const file = path.join(site.project, "src", "components", "sections", "prose.tsx");
  const good = readFileSync(file, "utf8");
  await open(page, pathTo("posts", slug));

  writeFileSync(file, `${good}\nconst`);
  await expect(overlay(page)).toHaveCount(1);

  writeFileSync(file, good);
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByRole("main")).not.toBeEmpty();
});
