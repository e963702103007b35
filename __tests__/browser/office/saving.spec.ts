/** Saves opening hours in the real editor, and saves an entry while other content is broken. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import { files } from "../../../src/content/schema";
import { builtContent, business } from "../../fixtures/built-words";
import { test } from "./editor";
import { contentOf, publishAndExpectRefused, publishAndExpectSaved, noteWith, openForm, retype } from "./form";

test.describe.configure({ timeout: 240_000 });

test("errors in opening hours and phone numbers are reported at their fields, and saved once they are fixed", async ({ page, editor }) => {
  const [first] = business.hours;
  await openForm(page, editor, "settings/entries/business");
  await retype(page, "Phone", "702 555 014");
  await publishAndExpectRefused(page, editor, /Phone.*\(702\) 555-0142/);
  await retype(page, "Phone", "702.555.0199");
  const closes = page.getByLabel("Closes").first();
  await closes.fill("00:15");
  await publishAndExpectRefused(page, editor, /Closes.*later than the opening time, not 12:15 AM/);
  await expect(page.locator(".field-problem").filter({ hasText: "later than the opening time" })).toBeInViewport();
  await expect(closes).toBeFocused();
  await closes.pressSequentially("0945PM");
  await expect(page.locator(".field-problem")).toHaveCount(0);
  await publishAndExpectSaved(page);
  await expect(page.getByRole("status").getByText("Saved on this computer")).toBeVisible();
  expect(await editor.changes()).toEqual([`content/${files.business.file}`]);
  const hours = [{ ...first, closes: "21:45" }, ...business.hours.slice(1)];
  expect(contentOf(editor).business).toMatchObject({ phone: "(702) 555-0199", hours });
});

test("if other content is broken, an entry is saved, with a note that the save did not cause the errors", async ({ page, editor }) => {
  const [first, second] = builtContent.services;
  const file = path.join(editor.project, `content/services/${first?.slug ?? ""}.md`);
  await writeFile(file, (await readFile(file, "utf8")).replace(/^title:.*$/m, "title: ["));
  await writeFile(path.join(editor.project, `content/${files.facts.file}`), "prices: [\n");
  await openForm(page, editor, `services/entries/${second?.slug ?? ""}`);
  await retype(page, "Summary", "Another summary.");
  await publishAndExpectSaved(page);
  await expect(noteWith(page, "Your change did not cause any of these.")).toBeVisible();
  await expect(page.getByRole("alert").getByText("Saved, but the site cannot be built: 2 things to fix")).toBeVisible();
});
