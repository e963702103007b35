/** Translations in the real editor are prefilled with the English text, published as separate files, and deleted with the English entry. */
import { expect } from "@playwright/test";
import { loadLanguages } from "../../../src/content/load/languages";
import { test } from "./editor";
import { askToDelete, openForm, publish, retype, waitForForm } from "./form";
import { TEXTS } from "./texts";

test.describe.configure({ timeout: 360_000 });

test("an editor translates a post, and deletes both versions", async ({ page, editor }) => {
  const { es } = loadLanguages(await editor.contentRoot(), { drafts: true });
  const slug = es?.untranslated.posts[0]?.slug ?? "";
  test.skip(slug === "", "the content has only one language, or every post is translated");
  const [english, spanish] = [`content/posts/${slug}.md`, `content/es/posts/${slug}.md`];
  const openEnglish = () => openForm(page, editor, `posts/entries/${slug}`);

  await test.step("the form is prefilled with the English text, and there is no file yet", async () => {
    await openEnglish();
    const [form] = await Promise.all([
      page.context().waitForEvent("page"),
      page.getByRole("link", { name: /^Start a Spanish version/ }).click(),
    ]);
    await waitForForm(form, editor);
    await expect(form.getByText("Unsaved changes")).toBeVisible();
    await expect(form.getByRole("button", { name: TEXTS[editor.mode].save, exact: true })).toBeVisible();
    await expect(form.getByRole("textbox", { name: "Excerpt" })).toHaveValue(/\S/);
    expect(await editor.bytes(spanish)).toBeUndefined();
    await retype(form, "Excerpt", "Unas palabras.");
    await publish(form, editor);
    await form.close();
  });

  await test.step("the published file is an unreviewed draft with the English body and without addresses", async () => {
    const saved = await editor.read(spanish);
    expect(saved).toMatch(/^---\nreviewed: false\n/);
    expect(saved).toContain("\nexcerpt: Unas palabras.\n");
    // The editor's "Publish" writes the file. Visitors see the page once `draft` is turned off.
    expect(saved).toContain("\ndraft: true\n");
    expect(saved).not.toMatch(/^(?:address|formerly):/m);
    const englishBody = (await editor.read(english)).replace(/^---\n.*?\n---\n/s, "");
    expect(saved.endsWith(englishBody)).toBe(true);
    const { es: now } = loadLanguages(await editor.contentRoot(), { drafts: true });
    expect(now?.posts.find((post) => post.slug === slug)).toMatchObject({ excerpt: "Unas palabras." });
  });

  await test.step("the English form links to the translation", async () => {
    await openEnglish();
    const link = page.getByRole("link", { name: "Open the Spanish version" });
    await expect(link).toHaveAttribute("href", `#/collections/es-posts/entries/${slug}`);
  });

  await test.step("both files are deleted together", async () => {
    await askToDelete(page, editor);
    await expect(page.getByText("Its versions in other languages will be deleted too.")).toBeVisible();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page).toHaveURL(/collections\/posts$/);
    expect([await editor.bytes(english), await editor.bytes(spanish)]).toEqual([undefined, undefined]);
  });
});

test("an entry that exists only in Spanish is deleted without mention of other versions", async ({ page, editor }) => {
  const { es } = loadLanguages(await editor.contentRoot(), { drafts: true });
  const [post] = es?.posts ?? [];
  test.skip(post === undefined, "the content has no Spanish posts");
  const file = "content/es/posts/solo.md";
  await editor.write(file, await editor.read(`content/es/posts/${post?.slug ?? ""}.md`));
  await openForm(page, editor, "es-posts/entries/solo");
  await askToDelete(page, editor);
  await expect(page.getByText("Send visitors to")).toBeVisible();
  await expect(page.getByText("Its versions in other languages will be deleted too.")).toBeHidden();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL(/collections\/es-posts$/);
  expect(await editor.bytes(file)).toBeUndefined();
});
