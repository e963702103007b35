/** What an office enters stays as it was meant, and nothing that was there is lost: hours, comments, line ends, a full disk. */
import { readFile, symlink } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import { builtContent } from "../../fixtures/built-words";
import { test } from "../cms/editor";
import { contentOf, isSaved, noteWith, openForm, publish, retype } from "./form";

test.describe.configure({ timeout: 240_000 });

test("a full disk leaves the old file whole, says so, and loses nothing", async ({ page, editor }) => {
  const slug = builtContent.services[0]?.slug ?? "";
  const file = path.join(editor.project, `content/services/${slug}.md`);
  const before = await readFile(file, "utf8");
  // The kernel's own full disk, where the server writes before it puts the new file in the place of the old one.
  await symlink("/dev/full", `${file}.saving`);
  await openForm(page, editor, `services/entries/${slug}`);
  await retype(page, "Summary", "Another summary.");
  await publish(page);
  await expect(noteWith(page, /the disk is full; the file is as it was/)).toBeVisible();
  expect(await readFile(file, "utf8")).toBe(before);
  await expect(page.getByRole("textbox", { name: "Summary" })).toHaveValue("Another summary.");

  await isSaved(page);
  expect(await editor.changes()).toEqual([`content/services/${slug}.md`]);
  expect(contentOf(editor).services.find((service) => service.slug === slug)?.summary).toBe("Another summary.");
});
