/** Saves opening hours in the real editor, and saves an entry while other content is broken. */
import { expect } from "@playwright/test";
import { files } from "../../../src/content/schema";
import { builtContent, business } from "../../fixtures/built-words";
import { test } from "./editor";
import { breakOtherContent, contentOf, saveAndExpectRefused, publish, openForm, retype } from "./form";
import { TEXTS } from "./texts";

test.describe.configure({ timeout: 240_000 });

test("errors in opening hours and a phone number are reported at their fields, and block the save until they are fixed", async ({
  page,
  editor,
}) => {
  const [first] = business.hours;
  await openForm(page, editor, "settings/entries/business");
  // The last digit is missing. The message shows an example of a complete number.
  await retype(page, "Phone", "702 555 014");
  await saveAndExpectRefused(page, editor, /Phone.*written \(702\) 555-0142/);
  await retype(page, "Phone", "702.555.0199");
  const closes = page.getByLabel("Closes").first();
  await closes.fill("00:15");
  await saveAndExpectRefused(page, editor, /Closes.*later than the opening time, not 12:15 AM/);
  await expect(page.locator(".field-problem").filter({ hasText: "later than the opening time" })).toBeInViewport();
  await expect(closes).toBeFocused();
  await closes.pressSequentially("0945PM");
  await expect(page.locator(".field-problem")).toHaveCount(0);
  await publish(page, editor);
  await expect(page.getByRole("status").getByText(TEXTS[editor.mode].published)).toBeVisible();
  expect(await editor.changes()).toEqual([`content/${files.business.file}`]);
  const hours = [{ ...first, closes: "21:45" }, ...business.hours.slice(1)];
  expect((await contentOf(editor)).business).toMatchObject({ phone: "(702) 555-0199", hours });
});

test("an entry with a fact is saved while other content is broken", async ({ page, editor }) => {
  test.skip(builtContent.services.length < 2, "the content has only one service");
  const slug = await breakOtherContent(editor);
  await openForm(page, editor, `services/entries/${slug}`);
  await retype(page, "Summary", "It costs {{square-foot-price}}.");
  await publish(page, editor);
  expect(await editor.read(`content/services/${slug}.md`)).toContain("\nsummary: It costs {{square-foot-price}}.\n");
});
