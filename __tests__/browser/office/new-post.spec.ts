/** A new post in an editor whose clock is a day ahead of the company's. */
import { readdirSync } from "node:fs";
import { expect } from "@playwright/test";
import { dayIn } from "../../../src/content/format/dates";
import { business } from "../../fixtures/built-words";
import { test } from "./editor";
import { openForm } from "./form";

test.describe.configure({ timeout: 240_000 });
// Just after midnight in the time zone where each day starts first. In all others, it is still the day before.
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
