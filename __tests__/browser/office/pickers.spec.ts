/** The fact picker, and lists of entries with facts filled in. */
import { expect } from "@playwright/test";
import { newestFirst } from "../../../src/content/newest-first";
import { builtContent, business } from "../../fixtures/built-words";
import { test } from "./editor";
import { contentOf, publishAndExpectSaved, openForm } from "./form";

test.describe.configure({ timeout: 240_000 });

const [first] = builtContent.services;
const slug = first?.slug ?? "";

test("typing two braces opens the fact picker", async ({ page, editor }) => {
  const picker = page.getByRole("dialog");
  await openForm(page, editor, `services/entries/${slug}`);
  const summary = page.getByRole("textbox", { name: "Summary" });
  await summary.fill("Call ");
  await summary.press("End");
  await page.keyboard.type("{{");
  await expect(picker.locator("option[value=phone]")).toContainText(business.phone);
  await page.keyboard.type("phone");
  await picker.getByRole("button", { name: "Insert" }).click();
  await expect(summary).toHaveValue("Call {{phone}}");

  await publishAndExpectSaved(page);
  expect(contentOf(editor).services.find((one) => one.slug === slug)).toMatchObject({
    summary: `Call ${business.phone}`,
  });
});

test("posts are listed by date with their facts filled in, and a preview shows their sources", async ({ page, editor }) => {
  await openForm(page, editor, `services/entries/${slug}`);
  await page.goto("about:blank");
  await page.goto(`${editor.address}#/collections/posts`);
  const titles = newestFirst(builtContent.posts).map(({ title }) => title);
  const listed = page.getByRole("listitem").filter({ hasText: "\u00B7" });
  await expect(listed.first()).toContainText(titles[0] ?? "no posts");
  await expect(listed.filter({ hasText: "{{" })).toHaveCount(0);
  const post = builtContent.posts.find(({ sources }) => sources.length > 0);
  test.skip(!post, "no post names its sources");
  await openForm(page, editor, `posts/entries/${post?.slug ?? ""}`);
  await expect(page.frameLocator("iframe").getByRole("heading", { name: builtContent.words.lists.sources })).toBeVisible();
});
