/** The real editor shows advice on an entry, which never prevents a save. */
import { expect, type Page } from "@playwright/test";
import { builtContent } from "../../fixtures/built-words";
import { test } from "./editor";
import type { Editor } from "./modes";
import { contentOf, openForm, publish, writeText } from "./form";

const slug = builtContent.posts[0]?.slug ?? "";

test.skip(slug === "", "the content has no posts");

/** Opens the post's form, writes a text with a skipped heading level, and opens the list of advice. Returns the advice on that heading. */
const writeSkippedLevel = async (page: Page, editor: Editor) => {
  // Use Markdown mode, because rich-text mode would escape the Markdown that this test types.
  await page.addInitScript(() => localStorage.setItem("cms.md-mode", "raw"));
  await openForm(page, editor, `posts/entries/${slug}`);
  await writeText(page, "## Wide\n\nOne.\n\n#### Deep\n\nTwo.");
  const list = page.locator(".entry-line details");
  await list.locator("summary").click();
  return list.getByRole("button", { name: '"Deep" is a heading of level 4 below a heading of level 2.' });
};

test("advice at the top of the form leads to the text until the text is corrected", async ({ page, editor }) => {
  const advice = await writeSkippedLevel(page, editor);

  await test.step("a skipped heading level is listed", async () => {
    await expect(advice).toBeVisible();
  });

  await test.step("a click on the advice focuses the text", async () => {
    await advice.click();
    await expect(page.locator("[data-slate-editor]")).toBeFocused();
  });

  await test.step("the advice disappears once the text is corrected", async () => {
    await writeText(page, "## Wide\n\nOne.\n\n### Deep\n\nTwo.");
    await expect(advice).toHaveCount(0);
  });
});

test("an entry with advice can be saved", async ({ page, editor }) => {
  const advice = await writeSkippedLevel(page, editor);
  await expect(advice).toBeVisible();
  await publish(page, editor);
  expect((await contentOf(editor)).posts.find((post) => post.slug === slug)?.body).toContain("#### Deep");
});
