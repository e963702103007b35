/** Amounts of money in the form: how they are typed, shown and checked. */
import { expect, type Page } from "@playwright/test";
import { files } from "../../../src/content/schema";
import { builtContent } from "../../fixtures/built-words";
import { test } from "./editor";
import { contentOf, expectPublished, openForm, publish, save, saveAndExpectRefused } from "./form";

test.describe.configure({ timeout: 240_000 });

test.describe("the minimum charge", () => {
  const { minimum } = builtContent.facts.prices;
  test.skip(minimum === undefined, "the company states no minimum charge");

  const amountOf = (page: Page) => page.getByRole("textbox", { name: "Minimum charge" }).first();

  test.beforeEach(async ({ page, editor }) => {
    await openForm(page, editor, "settings/entries/facts");
  });

  test.describe("that is no number", () => {
    test.beforeEach(async ({ page, editor }) => {
      // The last character is a letter O.
      await amountOf(page).fill("15O");
      await saveAndExpectRefused(page, editor, /15O/);
    });

    test("stays as it was typed", async ({ page }) => {
      await expect(amountOf(page)).toHaveValue("15O");
    });

    test("has its problem as the accessible description of its input", async ({ page }) => {
      await expect(amountOf(page)).toHaveAccessibleDescription('This needs a number, not "15O".');
    });
  });

  test("is saved as a number if it was typed with $ and a space", async ({ page, editor }) => {
    const raised = (minimum ?? 0) + 5;
    await amountOf(page).fill(`$ ${raised.toLocaleString("en-US")}`);
    await publish(page, editor);
    expect((await contentOf(editor)).facts.prices.minimum).toBe(raised);
  });
});

test("a closed price shows its figures, and opens with a click on them", async ({ page, editor }) => {
  const { driveway } = builtContent.facts.prices;
  test.skip(!driveway, "the company states no price of a driveway");
  await openForm(page, editor, "settings/entries/facts");
  const figures = page.getByText(`$${driveway?.low}-$${driveway?.high}`, { exact: true });
  const from = page.getByRole("textbox", { name: "From" }).first();
  await expect(figures).toBeVisible();
  // While the price is closed, the first "From" belongs to a price below it.
  await expect(from).not.toHaveValue(String(driveway?.low));
  await figures.click();
  await expect(from).toHaveValue(String(driveway?.low));
});

test("a closed price without figures says that it is not set", async ({ page, editor }) => {
  const file = `content/${files.facts.file}`;
  const text = await editor.read(file);
  await editor.write(file, text.replace(/^ {2}driveway:\n(?: {4}.*\n)+/m, ""));
  await openForm(page, editor, "settings/entries/facts");
  await expect(page.getByText("Not set", { exact: true }).first()).toBeVisible();
});

test("a price that falls to a tenth is saved only after confirmation", async ({ page, editor }) => {
  const { minimum } = builtContent.facts.prices;
  test.skip(minimum === undefined, "the company states no minimum charge");
  await openForm(page, editor, "settings/entries/facts");
  await page.getByRole("textbox", { name: "Minimum charge" }).fill(String(Math.ceil((minimum ?? 0) / 10)));
  await save(page, editor);
  const question = page.getByRole("dialog", { name: "Is this right?" });
  await expect(question).toContainText("Minimum charge (dollars) falls from");
  await question.getByRole("button", { name: "Back to the form" }).click();
  await expect(question).toBeHidden();
  expect(await editor.changes()).toEqual([]);
  await save(page, editor);
  await question.getByRole("button", { name: "Yes, save it" }).click();
  await expectPublished(page, editor);
  expect(await editor.changes()).toEqual([`content/${files.facts.file}`]);
});
