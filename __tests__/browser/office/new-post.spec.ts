/** A new post in an editor whose clock is a day ahead of the company's, and amounts of money. */
import { readdirSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { dayIn } from "../../../src/content/format/dates";
import { builtContent, business } from "../../fixtures/built-words";
import { test } from "./editor";
import { contentOf, openForm, saveAndExpectRefused, publish } from "./form";

test.describe.configure({ timeout: 240_000 });
// Just after midnight in the time zone with the earliest day: every company's day is still the day before.
test.use({ timezoneId: "Pacific/Kiritimati" });
const NOW = new Date("2026-11-28T10:05:00Z");

test("a new post and the Today button use the company's day", async ({ page, editor }) => {
  await page.clock.setFixedTime(NOW);
  await openForm(page, editor, "posts/new");
  const date = page.getByRole("textbox", { name: "Date" });
  await expect(date).toHaveValue(dayIn(business.timeZone, NOW));
  await page.getByRole("button", { name: "Clear", exact: true }).first().click();
  await expect(date).toHaveValue("");
  await page.getByRole("button", { name: "Today", exact: true }).first().click();
  await expect(date).toHaveValue(dayIn(business.timeZone, NOW));
});

test("a new post that is opened by its URL offers the site's pictures", async ({ page, editor }) => {
  const [picture] = readdirSync(`${await editor.contentRoot()}/images`).sort();
  await openForm(page, editor, "posts/new");
  await page.getByRole("button", { name: "Choose an image" }).click();
  await expect(page.getByText(picture ?? "", { exact: true })).toBeVisible();
});

test.describe("the minimum charge", () => {
  const { minimum } = builtContent.facts.prices;
  test.skip(minimum === undefined, "the company states no lowest charge");

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
