/**
 * Visitors can fill in the worksheets of a post and print each on one page. One sheet is also printed without JavaScript. The text never leaves
 * the browser tab. The sheet for accessible parking is only opened.
 */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { entryPath } from "../../../src/content/shared/routes";
import { inLanguage } from "../../../src/content/shared/languages";
import { builtContent, builtTranslations } from "../../fixtures/built-words";
import { datedSheet, parkingService, sheetsPost } from "../../fixtures/visits";
import { printed } from "../pdf";

const { worksheets, business } = builtContent;
const { accessibleParking: parking, sheets } = worksheets;
/** Returns the label of the first field of a kind. */
const labelOf = (wanted: string) => datedSheet?.blocks.flatMap(({ fields }) => fields).find(({ kind }) => kind === wanted)?.label ?? "";
const [dateLabel, lineLabel] = [labelOf("date"), labelOf("line")];

const postPath = entryPath("posts", sheetsPost ?? { slug: "" });
const parkingPath = entryPath("services", parkingService ?? { slug: "" });
const offered = sheets.filter(({ name }) => sheetsPost?.worksheets.includes(name));

test.skip(
  !sheetsPost || !datedSheet || !parkingService || !parking,
  "the content has no worksheet with dates, or no worksheet for accessible parking",
);

const WORK_DAY = "2031-03-10";

const sheetOf = (page: Page, title: string): Locator =>
  page.locator("details[name=sheet]").filter({ has: page.locator("summary", { hasText: title }) });

const open = async (page: Page, title: string): Promise<Locator> => {
  const sheet = sheetOf(page, title);
  await sheet.locator("summary").click();
  return sheet;
};

/** Opens a sheet and waits for the print button, which the sheet's script shows. */
const openRunning = async (page: Page, title: string): Promise<Locator> => {
  const sheet = await open(page, title);
  await expect(sheet.getByRole("button", { name: worksheets.print })).toBeVisible();
  return sheet;
};

const onPaper = async (page: Page): Promise<{ readonly pages: number; readonly text: string }> => {
  const all = await printed(page);
  return { pages: all.length, text: all.flat().join(" ").replace(/\s+/g, " ") };
};

/** Returns the links of the post to its sheets. */
const sheetLinks = (page: Page): Locator => page.getByRole("navigation", { name: worksheets.heading }).getByRole("link");

test("a link to a sheet opens the sheet on the same page", async ({ page }) => {
  await page.goto(postPath);
  const links = sheetLinks(page);
  await expect(links).toHaveCount(offered.length);
  for (const { title } of offered) {
    await links.filter({ hasText: title }).click();
    await expect(sheetOf(page, title)).toHaveAttribute("open");
  }
});

test("a link to a sheet from another page opens only this sheet", async ({ page }) => {
  const title = offered.at(-1)?.title ?? "";
  await page.goto(postPath);
  const link = sheetLinks(page).filter({ hasText: title });
  const address = new URL((await link.getAttribute("href")) ?? "", page.url()).href;
  await page.goto("/");
  await page.goto(address);
  await expect(sheetOf(page, title)).toHaveAttribute("open");
  await expect(page.locator("details[name=sheet][open]")).toHaveCount(1);
});

/** Each sheet of the post in each language, because one language may need more lines than another. */
const editions = [builtContent, ...builtTranslations].flatMap(({ language, posts, worksheets: { sheets: all, print } }) =>
  posts
    .filter(({ slug }) => slug === sheetsPost?.slug)
    .map((post) => ({
      path: inLanguage(entryPath("posts", post), language),
      print,
      post,
      sheets: all.filter(({ name }) => post.worksheets.includes(name)),
    })),
);

for (const { path, print, post, sheets: allSheets } of editions)
  for (const { name, title } of allSheets)
    test(`the sheet ${name} of ${path} prints alone on one page with the letterhead, even if its fields are full`, async ({ page }) => {
      await page.goto(path);
      const sheet = await open(page, title);
      await expect(sheet.getByRole("button", { name: print })).toBeVisible();
      const { pages, text } = await onPaper(page);
      expect(pages).toBe(1);
      for (const expected of [business.name, business.license ?? "", business.phone, `${business.siteUrl}${path}`, title])
        expect(text).toContain(expected);
      expect(text).not.toContain(post.title);
      for (const other of allSheets.filter((each) => each.name !== name)) expect(text).not.toContain(other.title);
      expect(text).not.toContain(print);
      for (const field of await sheet.locator("input, textarea").all()) {
        const { type, length } = await field.evaluate((element: HTMLInputElement) => ({ type: element.type, length: element.maxLength }));
        const texts: Readonly<Record<string, string>> = { date: WORK_DAY, time: "06:30" };
        // Fill text fields to their maximum length.
        await field.fill(texts[type] ?? "Willow Court, units 12 to 48, north side. ".repeat(5).slice(0, length));
      }
      expect((await onPaper(page)).pages).toBe(1);
    });

test("text entered in a sheet stays in this tab", async ({ page }) => {
  await page.goto(postPath);
  const sheet = await openRunning(page, datedSheet?.title ?? "");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.url()} ${request.postData() ?? ""}`));
  // A word that no page contains. Enter must not send the sheet.
  await sheet.getByLabel(lineLabel).fill("Quailbrush");
  await sheet.getByLabel(lineLabel).press("Enter");
  await sheet.getByLabel(dateLabel).fill(WORK_DAY);
  await expect(sheet.getByRole("status")).toContainText("2031");
  const storedData = await page.evaluate(() => JSON.stringify([localStorage, document.cookie, history.state]));
  expect(`${storedData} ${page.url()} ${requests.join(" ")}`).not.toMatch(/Quailbrush|2031-03/);
  await page.reload();
  await openRunning(page, datedSheet?.title ?? "");
  await expect(sheet.getByLabel(lineLabel)).toHaveValue("Quailbrush");
  await expect(sheet.getByLabel(dateLabel)).toHaveValue(WORK_DAY);
});

test.describe("on a narrow phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const path of [postPath, parkingPath]) {
    const title = (path === postPath ? datedSheet : parking)?.title ?? "";

    test(`${path} with an open sheet fits the screen's width`, async ({ page }) => {
      await page.goto(path);
      await openRunning(page, title);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(wider).toBe(0);
    });

    test(`${path} with an open sheet passes axe`, async ({ page }) => {
      await page.goto(path);
      await openRunning(page, title);
      const { violations } = await new AxeBuilder({ page }).include("details[name=sheet][open]").analyze();
      expect(violations).toEqual([]);
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the parking table shows a header row and the 11 rows of the ADA Standards' table of parking spaces (208.2)", async ({ page }) => {
    await page.goto(parkingPath);
    const table = page.locator("#accessible-parking table");
    await expect(table).toBeVisible();
    await expect(table.getByRole("row")).toHaveCount(12);
  });

  test("a sheet can be opened, filled in and printed on its own", async ({ page }) => {
    await page.goto(postPath);
    const sheet = await open(page, datedSheet?.title ?? "");
    await sheet.getByLabel(lineLabel).fill("Willow Court");
    const { pages, text } = await onPaper(page);
    expect(pages).toBe(1);
    expect(text).toContain("Willow Court");
    expect(text).not.toContain(sheetsPost?.title);
    await expect(sheet.getByRole("button")).toBeHidden();
  });
});
