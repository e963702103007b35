/** Runs only locally: on GitHub, the checks of the pull request report broken content. */
import { expect } from "@playwright/test";
import { builtContent } from "../../fixtures/built-words";
import { test } from "./editor";
import { breakOtherContent, noteWith, openForm, publish, retype } from "./form";

test("after a save, a note says that the save did not cause the errors in other content", async ({ page, editor }) => {
  test.skip(builtContent.services.length < 2, "the content has only one service");
  const slug = await breakOtherContent(editor);
  await openForm(page, editor, `services/entries/${slug}`);
  await retype(page, "Summary", "Another summary.");
  await publish(page, editor);
  await expect(noteWith(page, "Your change did not cause any of these.")).toBeVisible();
  await expect(page.getByRole("alert").getByText("Saved, but the site cannot be built: 2 things to fix")).toBeVisible();
});
