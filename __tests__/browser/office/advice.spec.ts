/** The real editor shows advice on an entry, which never prevents a save. */
import { expect } from "@playwright/test";
import { builtContent } from "../../fixtures/built-words";
import { test } from "./editor";
import { contentOf, openForm, publish, writeText } from "./form";

const slug = builtContent.posts[0]?.slug ?? "";

test.skip(slug === "", "the content has no posts");

test("a skipped heading level is listed at the top of the form, and the entry can be saved", async ({ page, editor }) => {
  // Use Markdown mode, because rich-text mode would escape the Markdown that this test types.
  await page.addInitScript(() => localStorage.setItem("cms.md-mode", "raw"));
  await openForm(page, editor, `posts/entries/${slug}`);
  const list = page.locator(".entry-line details");
  const advice = list.getByRole("button", { name: '"Deep" is a heading of level 4 below a heading of level 2.' });
  await writeText(page, "## Wide\n\nOne.\n\n#### Deep\n\nTwo.");
  await list.locator("summary").click();
  await expect(advice).toBeVisible();
  await advice.click();
  await expect(page.locator("[data-slate-editor]")).toBeFocused();

  await publish(page, editor);
  expect((await contentOf(editor)).posts.find((post) => post.slug === slug)?.body).toContain("#### Deep");

  await writeText(page, "## Wide\n\nOne.\n\n### Deep\n\nTwo.");
  await expect(advice).toHaveCount(0);
});
