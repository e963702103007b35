/** Saves a phone number and opening hours in the real editor, and saves an entry while other content is broken. */
import { expect, type Page } from "@playwright/test";
import { files } from "../../../src/content/schema";
import { builtContent, business } from "../../fixtures/built-words";
import { test } from "./editor";
import type { Editor } from "./modes";
import { breakOtherContent, contentOf, saveAndExpectRefused, publish, openForm, retype } from "./form";
import { TEXTS } from "./texts";

test.describe.configure({ timeout: 240_000 });

/** Publishes the business settings, and expects a message and no change to other files. Returns the published settings. */
const publishBusiness = async (page: Page, editor: Editor) => {
  await publish(page, editor);
  await expect(page.getByRole("status").getByText(TEXTS[editor.mode].published)).toBeVisible();
  expect(await editor.changes()).toEqual([`content/${files.business.file}`]);
  return (await contentOf(editor)).business;
};

test("an incomplete phone number blocks the save until it is corrected", async ({ page, editor }) => {
  await openForm(page, editor, "settings/entries/business");
  // The last digit is missing. The message shows an example of a complete number.
  await retype(page, "Phone", "702 555 014");
  await saveAndExpectRefused(page, editor, /Phone.*written \(702\) 555-0142/);
  await retype(page, "Phone", "702.555.0199");
  expect(await publishBusiness(page, editor)).toMatchObject({ phone: "(702) 555-0199" });
});

test("a closing time before the opening time blocks the save until it is corrected", async ({ page, editor }) => {
  const [first] = business.hours;
  await openForm(page, editor, "settings/entries/business");
  // With an opening time after noon, 12:15 AM would be the end of night work.
  await page.getByLabel("Opens").first().fill("08:00");
  const closes = page.getByLabel("Closes").first();
  await closes.fill("00:15");
  await saveAndExpectRefused(page, editor, /Closes.*later than the opening time, not 12:15 AM/);

  await test.step("the error is shown at the field, which has the focus", async () => {
    await expect(page.locator(".field-problem").filter({ hasText: "later than the opening time" })).toBeInViewport();
    await expect(closes).toBeFocused();
  });

  await closes.pressSequentially("0945PM");
  await expect(page.locator(".field-problem")).toHaveCount(0);
  const hours = [{ ...first, opens: "08:00", closes: "21:45" }, ...business.hours.slice(1)];
  expect(await publishBusiness(page, editor)).toMatchObject({ hours });
});

test("an entry with a fact is saved while other content is broken", async ({ page, editor }) => {
  test.skip(builtContent.services.length < 2, "the content has only one service");
  const slug = await breakOtherContent(editor);
  await openForm(page, editor, `services/entries/${slug}`);
  await retype(page, "Summary", "It costs {{square-foot-price}}.");
  await publish(page, editor);
  expect(await editor.read(`content/services/${slug}.md`)).toContain("\nsummary: It costs {{square-foot-price}}.\n");
});
