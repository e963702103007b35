/** Runs only locally: on GitHub, the checks of the pull request report broken content. */
import { expect } from "@playwright/test";
import { files } from "../../../src/content/schema";
import { builtContent } from "../../fixtures/built-words";
import { test } from "./editor";
import { noteWith, openForm, publish, retype } from "./form";

test("after a save, a note says that the save did not cause the errors in other content", async ({ page, editor }) => {
  const [first, second] = builtContent.services;
  const file = `content/services/${first?.slug ?? ""}.md`;
  await editor.write(file, (await editor.read(file)).replace(/^title:.*$/m, "title: ["));
  await editor.write(`content/${files.facts.file}`, "prices: [\n");
  await openForm(page, editor, `services/entries/${second?.slug ?? ""}`);
  await retype(page, "Summary", "Another summary.");
  await publish(page, editor);
  await expect(noteWith(page, "Your change did not cause any of these.")).toBeVisible();
  await expect(page.getByRole("alert").getByText("Saved, but the site cannot be built: 2 things to fix")).toBeVisible();
});
