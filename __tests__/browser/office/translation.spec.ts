/** Translations in the real editor are prefilled with the English text, published as separate files, and deleted with the English entry. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import { loadLanguages } from "../../../src/content/load/languages";
import { test } from "./editor";
import { waitForForm, publishAndExpectSaved, openForm, retype } from "./form";

test.describe.configure({ timeout: 360_000 });

test("a new translation has no file until it is published, and is deleted with the English entry", async ({ page, editor }) => {
  const root = path.join(editor.project, "content");
  const { es } = loadLanguages(root, { drafts: true });
  const slug = es?.untranslated.posts[0]?.slug ?? "";
  test.skip(slug === "", "the content has only one language, or every post is translated");
  const file = path.join(root, "es/posts", `${slug}.md`);
  await openForm(page, editor, `posts/entries/${slug}`);
  const [form] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("link", { name: /^Start a Spanish version/ }).click(),
  ]);
  await waitForForm(form);
  await expect(form.getByText("Unsaved changes")).toBeVisible();
  await expect(form.getByRole("button", { name: "Publish", exact: true })).toBeVisible();
  await expect(form.getByRole("textbox", { name: "Excerpt" })).toHaveValue(/\S/);
  expect(existsSync(file)).toBe(false);
  await retype(form, "Excerpt", "Unas palabras.");
  await publishAndExpectSaved(form);
  const saved = await readFile(file, "utf8");
  expect(saved).toMatch(/^---\nreviewed: false\n/);
  expect(saved).toContain("\nexcerpt: Unas palabras.\n");
  expect(saved).toContain("\ndraft: true\n");
  expect(saved).not.toMatch(/^(?:address|formerly):/m);
  const english = await readFile(path.join(root, "posts", `${slug}.md`), "utf8");
  expect(saved.endsWith(english.replace(/^---\n.*?\n---\n/s, ""))).toBe(true);
  expect(loadLanguages(root, { drafts: true }).es?.posts.find((post) => post.slug === slug)).toMatchObject({ excerpt: "Unas palabras." });
  await form.close();
  await openForm(page, editor, `posts/entries/${slug}`);
  await expect(page.getByRole("link", { name: "Open the Spanish version" })).toHaveAttribute(
    "href",
    `#/collections/es-posts/entries/${slug}`,
  );
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Delete entry" }).click();
  await expect(page.getByText("Its versions in other languages will be deleted too.")).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL(/collections\/posts$/);
  expect([existsSync(path.join(root, "posts", `${slug}.md`)), existsSync(file)]).toEqual([false, false]);
});
