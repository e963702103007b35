/** The real editor reports common mistakes at their fields or fixes them, and never damages a file. */
import { randomBytes } from "node:crypto";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { builtContent, business } from "../../fixtures/built-words";
import { test } from "./editor";
import { askToDelete, contentOf, emptyText, noteWith, openForm, publish, retype, save, saveAndExpectRefused, writeText } from "./form";

// A long timeout, because one test makes many mistakes and two tests run at once.
test.describe.configure({ timeout: 360_000 });

/** The first service, and its file. */
const serviceSlug = builtContent.services[0]?.slug ?? "";
const FILE = `content/services/${serviceSlug}.md`;
/** An emoji of several code points, and a word longer than a line. A YAML writer could escape the emoji or fold the line. */
const EXCERPT = `Sealed \u{1F477}\u{1F3FD}\u200D\u2640\uFE0F ${"x".repeat(80)}`;

test("a post is rejected until every mistake is fixed", async ({ page, editor }) => {
  // Use Markdown mode, because rich-text mode would escape the Markdown that this test types.
  await page.addInitScript(() => localStorage.setItem("cms.md-mode", "raw"));
  await openForm(page, editor, "posts/new");
  await saveAndExpectRefused(page, editor, /Title.*Fill this in/);
  await retype(page, "Title", "A day at the desk");
  await retype(page, "Excerpt", EXCERPT);
  await page.getByRole("textbox", { name: "Date" }).fill("1925-11-03");
  await saveAndExpectRefused(page, editor, "This needs a day in 2000 or later, at most a year ahead");
  await page.getByRole("textbox", { name: "Date" }).fill("2025-11-03");
  await writeText(page, "See [this](/no-such-page).");
  await saveAndExpectRefused(page, editor, "There is no page /no-such-page.");
  // Publishing shortens links to this site.
  await writeText(page, `See [us](${business.siteUrl}/contact) and [this](http://localhost:8000/about).`);
  await publish(page, editor);
  expect(await editor.changes()).toEqual(["content/posts/a-day-at-the-desk.md"]);
  expect((await contentOf(editor)).posts.find(({ slug }) => slug === "a-day-at-the-desk")).toMatchObject({
    date: "2025-11-03",
    excerpt: EXCERPT,
    body: expect.stringContaining("See [us](/contact) and [this](/about)."),
  });
});

/** Files that pages cannot show: name, first bytes, and the editor's note. */
const FILES = [
  ["renamed.jpg", "\0\0\0\u0018ftypheic\0\0\0\0", "iPhone photo in the HEIC format"],
  ["logo.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>', "Pages cannot show files of type SVG."],
  ["letter.jpg", "Dear customer", "Browsers cannot show this file"],
  ["broken.jpg", "\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF", "This picture is damaged"],
] as const;

test("files that pages cannot show are rejected", async ({ page, editor }) => {
  await openForm(page, editor, "posts/new");
  await page.getByRole("button", { name: "Choose an image" }).click();
  const chooser = page.locator("input[type=file]");
  for (const [name, bytes, says] of FILES) {
    await chooser.setInputFiles({ name, mimeType: "image/jpeg", buffer: Buffer.from(bytes, "latin1") });
    await expect(noteWith(page, says)).toBeVisible();
  }
  expect(await editor.changes()).toEqual([]);
});

test("a new post with a large rotated photo is saved with a smaller, upright picture, and can be deleted", async ({ page, editor }) => {
  await openForm(page, editor, "posts/new");
  const [width, height] = [4000, 3000];
  const photo = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
  expect(photo.length).toBeGreaterThan(10_000_000);

  await test.step("the form and the preview show the picture, although no build contains it yet", async () => {
    await page.getByRole("button", { name: "Choose an image" }).click();
    await page.locator("input[type=file]").setInputFiles({ name: "Our Street (2).JPG", mimeType: "image/jpeg", buffer: photo });
    await expect(page.getByText("our-street-2.jpg")).toBeVisible();
    await page.getByRole("button", { name: "Choose selected" }).click();
    for (const picture of [page.locator("img[role=presentation]"), page.frameLocator("iframe").locator("img")])
      await expect.poll(() => picture.first().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step("the post is rejected without a description of the picture", async () => {
    await retype(page, "Title", "A photo");
    await retype(page, "Excerpt", "One photo.");
    await page.locator("[data-slate-editor]").click();
    await page.keyboard.type("Some words.");
    await saveAndExpectRefused(page, editor, /Description for people who cannot see it.*Fill this in/);
  });

  await test.step("the post is saved with its fields", async () => {
    await page.getByRole("textbox", { name: "Description for people who cannot see it" }).fill("Noise");
    await publish(page, editor);
    expect(await editor.changes()).toEqual(["content/images/our-street-2.jpg", "content/posts/a-photo.md"]);
    expect((await contentOf(editor)).posts.find(({ slug }) => slug === "a-photo")).toMatchObject({
      listed: true,
      draft: false,
      picture: { src: "/images/our-street-2.jpg", alt: "Noise" },
      body: expect.stringContaining("Some words."),
    });
  });

  await test.step("the picture is stored smaller and upright", async () => {
    const stored = await editor.bytes("content/images/our-street-2.jpg");
    expect(await sharp(stored).metadata()).toMatchObject({ width: 2400, height: 3200 });
    expect(stored?.length).toBeLessThan(photo.length);
  });

  await test.step("the new post can be deleted", async () => {
    await askToDelete(page, editor);
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page).toHaveURL(/collections\/posts$/);
    expect((await contentOf(editor)).redirects).toContainEqual({ from: "/blog/a-photo", to: "/blog" });
  });
});

test("text pasted from Word is cleaned up", async ({ page, editor }) => {
  const slug = builtContent.posts[0]?.slug ?? "";
  test.skip(slug === "", "the content has no posts");
  await openForm(page, editor, `posts/entries/${slug}`);
  await emptyText(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(
    (html) => navigator.clipboard.write([new ClipboardItem({ "text/html": new Blob([html], { type: "text/html" }) })]),
    `<h1>Why \u201Cseal\u201D</h1><p class="MsoNormal">It\u2019s\u00A0<a href="${business.siteUrl}/contact/">here</a>.<script>alert(1)</script></p>`,
  );
  await page.keyboard.press("ControlOrMeta+V");
  await publish(page, editor);
  expect(await editor.changes()).toEqual([`content/posts/${slug}.md`]);
  const body = (await contentOf(editor)).posts.find((post) => post.slug === slug)?.body ?? "";
  expect(body).toContain('## Why "seal"');
  expect(body).toContain("It's [here](/contact).");
  expect(body).not.toMatch(/[\u2018-\u201D\u00A0]|<|Mso/);
});

test("typed text survives a lost connection", async ({ page, editor }) => {
  const before = await editor.read(FILE);
  await openForm(page, editor, `services/entries/${serviceSlug}`);
  await retype(page, "Summary", "Another summary.");
  await editor.fail("offline");
  await save(page, editor);
  await expect(noteWith(page, /Nothing is lost: leave this page open/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Summary" })).toHaveValue("Another summary.");
  expect(await editor.read(FILE)).toBe(before);
  await editor.fail(undefined);
  await publish(page, editor);
  expect(await editor.read(FILE)).toContain("\nsummary: Another summary.\n");
});

test("a file with invalid YAML is reported without being changed", async ({ page, editor }) => {
  const broken = (await editor.read(FILE)).replace("title:", "title: [");
  // Sign in with another form, because the broken file's form never opens.
  await openForm(page, editor, "posts/new");
  await editor.write(FILE, broken);
  // Leave the editor, because a change of only the hash would not load it again.
  await page.goto("about:blank");
  await page.goto(`${editor.address}#/collections/services/entries/${serviceSlug}`);
  await expect(noteWith(page, /changed by hand and cannot be read/)).toBeVisible();
  expect(await editor.read(FILE)).toBe(broken);
});
