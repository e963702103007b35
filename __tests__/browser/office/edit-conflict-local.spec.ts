/** Runs only locally: GitHub keeps every version of a file, and the dialog links to the newer version there. */
import { expect } from "@playwright/test";
import { builtContent } from "../../fixtures/built-words";
import { test } from "./editor";
import { downloaded, openForm, retype, save } from "./form";

test("a newer version of a file can be downloaded before it is overwritten", async ({ page, editor }) => {
  const slug = builtContent.services[0]?.slug ?? "";
  const file = `content/services/${slug}.md`;
  await openForm(page, editor, `services/entries/${slug}`);
  await retype(page, "Summary", "Mine.");
  const newer = (await editor.read(file)).replace(/^summary: .*$/m, "summary: Theirs.");
  await editor.write(file, newer);
  await save(page, editor);
  expect(await downloaded(page, "Keep a copy of the newer version")).toBe(newer);
});
