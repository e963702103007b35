/** Runs only locally: on GitHub, the checks of the pull request report broken content. */
import { expect } from "@playwright/test";
import { builtContent } from "../../fixtures/built-words";
import { test } from "./editor";
import { askToDelete, breakOtherContent, noteWith, openForm, publish, retype } from "./form";

test("after a save, a note says that the save did not cause the errors in other content", async ({ page, editor }) => {
  test.skip(builtContent.services.length < 2, "the content has only one service");
  const slug = await breakOtherContent(editor);
  await openForm(page, editor, `services/entries/${slug}`);
  await retype(page, "Summary", "Another summary.");
  await publish(page, editor);
  await expect(noteWith(page, "Your change did not cause any of these.")).toBeVisible();
  await expect(page.getByRole("alert").getByText("Saved, but the site cannot be built: 2 things to fix")).toBeVisible();
});

test("a deletion can be undone although other content has errors", async ({ page, editor }) => {
  const [post] = builtContent.posts;
  test.skip(builtContent.services.length < 2 || post === undefined, "the content has only one service or no posts");
  await breakOtherContent(editor);
  const file = `content/posts/${post?.slug ?? ""}.md`;
  const text = await editor.read(file);
  await openForm(page, editor, `posts/entries/${post?.slug ?? ""}`);
  await askToDelete(page, editor);
  await page
    .getByRole("dialog", { name: /^Delete / })
    .getByRole("button", { name: "Delete", exact: true })
    .click();
  await expect(page).toHaveURL(/collections\/posts$/);
  await page
    .getByRole("alert")
    .getByRole("button", { name: /Undo this change/ })
    .click();
  await expect.poll(() => editor.bytes(file)).toBeDefined();
  expect(await editor.read(file)).toBe(text);
});
