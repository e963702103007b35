/** A new post in an editor whose clock is a day ahead of the company's. */
import { expect } from "@playwright/test";
import { dayIn } from "../../../src/content/format/dates";
import { builtContent, business } from "../../fixtures/built-words";
import { test } from "./editor";
import { contentOf, openForm, publishAndExpectRefused, publishAndExpectSaved } from "./form";

test.describe.configure({ timeout: 240_000 });
// Just after midnight in the time zone with the earliest day: every company's day is still the day before.
test.use({ timezoneId: "Pacific/Kiritimati" });
const NOW = new Date("2026-11-28T10:05:00Z");

test("a new post has the date of the company's day", async ({ page, editor }) => {
  await page.clock.setFixedTime(NOW);
  await openForm(page, editor, "posts/new");
  const date = page.getByRole("textbox", { name: "Date" });
  await expect(date).toHaveValue(dayIn(business.timeZone, NOW));
  await page.getByRole("button", { name: "Clear", exact: true }).first().click();
  await expect(date).toHaveValue("");
  await page.getByRole("button", { name: "Today", exact: true }).first().click();
  await expect(date).toHaveValue(dayIn(business.timeZone, NOW));
});

test("an amount that is no number is refused as it was typed, and one with $ and commas is saved as a number", async ({ page, editor }) => {
  test.skip(builtContent.facts.prices.minimum === undefined, "the company states no lowest charge");
  await openForm(page, editor, "settings/entries/facts");
  const { minimum = 0 } = builtContent.facts.prices;
  const label = "Minimum charge";
  await page.getByRole("textbox", { name: label }).first().fill("15O");
  await publishAndExpectRefused(page, editor, /15O/);
  await page
    .getByRole("textbox", { name: label })
    .first()
    .fill(`$ ${(minimum + 5).toLocaleString("en-US")}`);
  await publishAndExpectSaved(page);
  expect(contentOf(editor).facts.prices.minimum).toBe(minimum + 5);
});
