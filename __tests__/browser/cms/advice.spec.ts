/** The advice that the editor shows before an entry is saved: which field, why, and what to do. It stops nothing. */
import { expect, type Page } from "@playwright/test";
import { files } from "../../../src/content/schema";
import { test, type Editor } from "./editor";

const CLAIM = "We are the premier company for this kind of work.";
const WHY = "a superlative nobody can check";

const open = async (page: Page, { address }: Editor, entry: string) => {
  await page.goto(`${address}#/collections/${entry}`);
  await page.getByRole("button", { name: "Login" }).click();
};

const save = async (page: Page) => {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText("Publish now", { exact: true }).click();
};

const box = (page: Page) => page.getByRole("complementary", { name: /^Advice/ });

test("advice comes and goes as a post is typed, and saving it is nobody's business", async ({ page, editor }) => {
  await open(page, editor, "posts/new");
  await page.getByRole("textbox", { name: "Title" }).fill("What to Ask Before You Sign");
  await page.getByRole("textbox", { name: "Excerpt" }).fill(CLAIM);
  await box(page).getByText("Advice on this entry").click();
  const claim = box(page).getByRole("listitem").filter({ hasText: WHY });
  await expect(claim.getByText("Excerpt", { exact: true })).toBeVisible();
  await expect(claim).toContainText(CLAIM);
  await expect(claim).toContainText("Say what can be shown, or leave it out.");
  await expect(
    box(page)
      .getByRole("listitem")
      .filter({ hasText: /^Search/ }),
  ).toContainText("no title of its own");

  await page.getByRole("textbox", { name: "Excerpt" }).fill("Five questions that tell a careful contractor from a careless one.");
  await expect(claim).toHaveCount(0);
  await expect(box(page)).toBeVisible();

  await page.getByRole("textbox", { name: "Excerpt" }).fill(CLAIM);
  await expect(claim).toBeVisible();
  await page.getByRole("textbox", { name: "Author" }).fill("The office");
  await page.getByRole("textbox", { name: "Date" }).fill("2025-11-03");
  await page.locator("[data-slate-editor]").click();
  await page.keyboard.type("Ask for the product, the number of coats and the warranty in writing.");
  await save(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  expect(await editor.changes()).toEqual(["content/posts/what-to-ask-before-you-sign.md"]);
  await expect(claim).toBeVisible();
  await page.evaluate(() => (window.location.hash = "#/collections/posts"));
  await expect(box(page)).toHaveCount(0);
});

test("a single page is advised on as it is typed, and the note stays when it is saved", async ({ page, editor }) => {
  await open(page, editor, "pages/entries/thankYouPage");
  await page.getByRole("textbox", { name: "Lead" }).fill(CLAIM);
  await box(page).getByText("Advice on this entry").click();
  const claim = box(page).getByRole("listitem").filter({ hasText: WHY });
  await expect(claim.getByText("Opening -> Lead", { exact: true })).toBeVisible();
  await save(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  expect(await editor.changes()).toEqual([`content/${files.thankYouPage.file}`]);
  await expect(page.getByText("Entry saved")).toBeHidden();
  await expect(claim).toBeVisible();
});
