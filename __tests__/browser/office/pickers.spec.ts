/** The fact picker, lists of entries with their facts filled in, and switching from one form to another. */
import { expect } from "@playwright/test";
import { newestFirst } from "../../../src/content/entries/newest-first";
import { builtContent, business } from "../../fixtures/built-words";
import { test } from "./editor";
import { contentOf, publishAndExpectSaved, openForm } from "./form";

test.describe.configure({ timeout: 240_000 });

const [first, second] = builtContent.services;

test("typing two braces opens the fact picker", async ({ page, editor }) => {
  const picker = page.getByRole("dialog");
  await openForm(page, editor, `services/entries/${first?.slug ?? ""}`);
  const summary = page.getByRole("textbox", { name: "Summary" });
  await summary.fill("Call ");
  await summary.press("End");
  await page.keyboard.type("{{");
  await expect(picker.locator("option[value=phone]")).toContainText(business.phone);
  await page.keyboard.type("phone");
  await picker.getByRole("button", { name: "Insert" }).click();
  await expect(summary).toHaveValue("Call {{phone}}");
  await publishAndExpectSaved(page);
  expect(contentOf(editor).services.find(({ slug }) => slug === first?.slug)).toMatchObject({ summary: `Call ${business.phone}` });
});

test("changing the URL switches forms, forms link to their pages, and posts are listed newest first with facts filled in", async ({
  page,
  editor,
}) => {
  await openForm(page, editor, "services/new");
  for (const service of [first, second]) {
    await page.goto(`${editor.address}#/collections/services/entries/${service?.slug ?? ""}`);
    await expect(page.getByRole("textbox", { name: "Service name" })).toHaveValue(service?.title ?? "");
    await expect(page.getByRole("link", { name: "View page" })).toHaveAttribute("href", new RegExp(`/services/${service?.slug ?? ""}$`));
  }
  await page.goto(`${editor.address}#/collections/posts`);
  const listed = page.getByRole("listitem").filter({ hasText: "\u00B7" });
  await expect(listed.first()).toContainText(newestFirst(builtContent.posts)[0]?.title ?? "no posts");
  await expect(listed.filter({ hasText: "{{" })).toHaveCount(0);
  expect(await editor.changes()).toEqual([]);
});
