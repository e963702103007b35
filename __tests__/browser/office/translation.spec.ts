/** A translation through the real editor: made with one button under the English file's name, opened, and saved alone. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import { loadLanguages } from "../../../src/content/languages";
import { test } from "../cms/editor";
import { isSaved, openForm, retype } from "./form";

test.describe.configure({ timeout: 360_000 });

test("makes the translation of an entry, and saves a word of it", async ({ page, editor }) => {
  const root = path.join(editor.project, "content");
  const { en, es } = loadLanguages(root, { drafts: true });
  const slug = en.services.map((entry) => entry.slug).find((name) => !es?.services.some((entry) => entry.slug === name)) ?? "";
  test.skip(!es || slug === "", "The site has one language, or every service is translated.");
  await openForm(page, editor, `services/entries/${slug}`);
  await page.getByRole("button", { name: /^Make the translation/ }).click();
  const form = `es-services/entries/${slug}`;
  await expect(page.getByRole("link", { name: /^Translate it now/ })).toHaveAttribute("href", `#/collections/${form}`);
  const file = path.join(root, "es/services", `${slug}.md`);
  const made = await readFile(file, "utf8");
  expect(made).toMatch(/^---\nreviewed: false\ntranslates: [a-p]{8}\n/);
  await openForm(page, editor, form);
  await retype(page, "Summary", "Unas palabras.");
  await isSaved(page);
  const saved = await readFile(file, "utf8");
  expect(saved).toContain("\nsummary: Unas palabras.\n");
  expect(saved.replace("summary: Unas palabras.", "")).toBe(made.replace(/^summary: .*(?:\n {2}.*)*$/m, ""));
  await expect(page.getByRole("link", { name: "English", exact: true })).toHaveAttribute("href", `#/collections/services/entries/${slug}`);
});
