/** Amounts of money in the form. */
import { expect, type Page } from "@playwright/test";
import { builtContent } from "../../fixtures/built-words";
import { test } from "./editor";
import { contentOf, openForm, publish, saveAndExpectRefused } from "./form";

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
