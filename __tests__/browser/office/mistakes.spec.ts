/** Common mistakes in the real editor: each is reported at its field or fixed, and files are never damaged. */
import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { builtContent, business } from "../../fixtures/built-words";
import { test } from "./editor";
import { contentOf, publishAndExpectRefused, publishAndExpectSaved, noteWith, openForm, publish, retype, writeText } from "./form";

// One test makes many mistakes, and two tests run at once.
test.describe.configure({ timeout: 360_000 });

const [service] = builtContent.services;
const EXCERPT = `Sealed \u{1F477}\u{1F3FD}\u200D\u2640\uFE0F ${"x".repeat(80)}`;

/** Mistakes in a post, made and fixed one after the other in one form. */
const MISTAKES: readonly {
  readonly name: string;
  readonly make: (page: Page) => Promise<void>;
  readonly says: string | RegExp;
  readonly fix: (page: Page) => Promise<void>;
}[] = [
  {
    name: "a required field left empty",
    make: () => Promise.resolve(),
    says: /Title.*Fill this in/,
    fix: async (page) => {
      await retype(page, "Title", "A day at the desk");
      await retype(page, "Excerpt", EXCERPT);
    },
  },
  {
    name: "a date in a past century",
    make: (page) => page.getByRole("textbox", { name: "Date" }).fill("1925-11-03"),
    says: "This needs a day since 2000, and at most a year ahead",
    fix: (page) => page.getByRole("textbox", { name: "Date" }).fill("2025-11-03"),
  },
  {
    name: "a broken link",
    make: (page) => writeText(page, "See [this](/no-such-page)."),
    says: "There is no page /no-such-page.",
    fix: (page) => writeText(page, "Some words."),
  },
  {
    name: "a script",
    make: (page) => writeText(page, "<script>alert(1)</script>"),
    says: "Delete it: texts cannot contain scripts",
    fix: (page) => writeText(page, `See [us](${business.siteUrl}/contact) and [this](http://localhost:8000/about).`),
  },
];

test("a post is refused until every mistake is fixed, and its links are normalized", async ({ page, editor }) => {
  // In markdown mode, because in rich-text mode the editor writes the markdown itself.
  await page.addInitScript(() => localStorage.setItem("cms.md-mode", "raw"));
  await openForm(page, editor, "posts/new");
  for (const { name, make, says, fix } of MISTAKES) {
    await test.step(name, async () => {
      await make(page);
      await publishAndExpectRefused(page, editor, says);
      await fix(page);
    });
  }
  await publishAndExpectSaved(page);
  expect(await editor.changes()).toEqual(["content/posts/a-day-at-the-desk.md"]);
  expect(contentOf(editor).posts.find(({ slug }) => slug === "a-day-at-the-desk")).toMatchObject({
    date: "2025-11-03",
    excerpt: EXCERPT,
    body: expect.stringContaining("See [us](/contact) and [this](/about)."),
  });
});

const FILES: readonly { readonly name: string; readonly mimeType: string; readonly bytes: string; readonly says: string }[] = [
  { name: "IMG_1.HEIC", mimeType: "image/heic", bytes: "\0\0\0\u0018ftypheic\0\0\0\0", says: "photo as an iPhone keeps it" },
  { name: "renamed.jpg", mimeType: "image/jpeg", bytes: "\0\0\0\u0018ftypheic\0\0\0\0", says: "photo as an iPhone keeps it" },
  {
    name: "logo.svg",
    mimeType: "image/svg+xml",
    bytes: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    says: "Pages cannot show a file of the type SVG.",
  },
  { name: "letter.jpg", mimeType: "image/jpeg", bytes: "Dear customer", says: "Browsers cannot show this file" },
  { name: "broken.jpg", mimeType: "image/jpeg", bytes: "\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF", says: "This picture is damaged" },
];

test("files that are not pictures are refused, and a large rotated photo is stored smaller and upright", async ({ page, editor }) => {
  await openForm(page, editor, "posts/new");
  await page.getByRole("button", { name: "Choose an image" }).click();
  const chooser = page.locator("input[type=file]");
  for (const { name, mimeType, bytes, says } of FILES) {
    await chooser.setInputFiles({ name, mimeType, buffer: Buffer.from(bytes, "latin1") });
    await expect(noteWith(page, says)).toBeVisible();
  }
  const [width, height] = [4000, 3000];
  const photo = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
  expect(photo.length).toBeGreaterThan(10_000_000);
  await chooser.setInputFiles({ name: "phone.jpg", mimeType: "image/jpeg", buffer: photo });
  await page.getByRole("button", { name: "Choose selected" }).click();
  await retype(page, "Title", "A photo");
  await retype(page, "Excerpt", "One photo.");
  await page.locator("[data-slate-editor]").click();
  await page.keyboard.type("Some words.");

  await test.step("a picture without a description", async () => {
    await publishAndExpectRefused(page, editor, /Description for people who cannot see it.*Fill this in/);
  });

  await page.getByRole("textbox", { name: "Description for people who cannot see it" }).fill("Noise");
  await publishAndExpectSaved(page);
  const stored = path.join(editor.project, "content/images/phone.jpg");
  expect(await sharp(stored).metadata()).toMatchObject({ width: 2400, height: 3200 });
  expect((await readFile(stored)).length).toBeLessThan(photo.length);
});

test("text pasted from Word is cleaned up", async ({ page, editor }) => {
  const slug = builtContent.posts[0]?.slug ?? "";
  await openForm(page, editor, `posts/entries/${slug}`);
  await page.locator("[data-slate-editor]").click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(
    (html) => navigator.clipboard.write([new ClipboardItem({ "text/html": new Blob([html], { type: "text/html" }) })]),
    `<h1>Why \u201Cseal\u201D</h1><p class="MsoNormal">It\u2019s\u00A0<a href="${business.siteUrl}/contact/">here</a>.<script>alert(1)</script></p>`,
  );
  await page.keyboard.press("ControlOrMeta+V");
  await publishAndExpectSaved(page);
  expect(await editor.changes()).toEqual([`content/posts/${slug}.md`]);
  const body = contentOf(editor).posts.find((post) => post.slug === slug)?.body ?? "";
  expect(body).toContain('## Why "seal"');
  expect(body).toContain("It's [here](/contact).");
  expect(body).not.toMatch(/[\u2018-\u201D\u00A0]|<|Mso/);
});

test("handles a lost connection and invalid YAML", async ({ page, editor }) => {
  const file = path.join(editor.project, `content/services/${service?.slug ?? ""}.md`);
  const before = await readFile(file, "utf8");

  page.on("dialog", (dialog) => void dialog.accept());

  await test.step("without a connection, a note explains what to do, and the typed text stays", async () => {
    await openForm(page, editor, `services/entries/${service?.slug ?? ""}`);
    await retype(page, "Summary", "Another summary.");
    await page.route("**/api/v1", (route) => route.abort());
    await publish(page);
    await expect(noteWith(page, /Nothing is lost: leave this page open/)).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Summary" })).toHaveValue("Another summary.");
    expect(await readFile(file, "utf8")).toBe(before);
    await page.unroute("**/api/v1");
    await publishAndExpectSaved(page);
    expect(contentOf(editor).services.find(({ slug }) => slug === service?.slug)?.summary).toBe("Another summary.");
  });

  await test.step("a file with invalid YAML is reported and not changed", async () => {
    const broken = before.replace("title:", "title: [");
    await writeFile(file, broken);
    await page.goto("about:blank");
    await page.goto(`${editor.address}#/collections/services/entries/${service?.slug ?? ""}`);
    await expect(noteWith(page, /changed by hand and cannot be read/)).toBeVisible();
    expect(await readFile(file, "utf8")).toBe(broken);
  });
});
