/** The editor offers to restore unsaved changes when a form is opened again. */
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { builtContent } from "../../fixtures/built-words";
import { test } from "./editor";
import { contentOf, openForm, publish, reopenForm, retype, waitForForm, waitUntilStored } from "./form";

test.describe.configure({ timeout: 240_000 });

const slug = builtContent.services[0]?.slug ?? "";
const ENTRY = `services/entries/${slug}`;

test("discarded changes are not offered again", async ({ page, editor }) => {
  await openForm(page, editor, ENTRY);
  await retype(page, "Summary", "Typed and closed.");
  await waitUntilStored(page, "Typed and closed.");
  await reopenForm(page, editor, ENTRY, "Discard them");
  const summary = page.getByRole("textbox", { name: "Summary" });
  await expect(summary).toHaveValue(builtContent.services[0]?.summary ?? "");
  await openForm(page, editor, ENTRY);
  await expect(summary).toHaveValue(builtContent.services[0]?.summary ?? "");
  expect(await editor.changes()).toEqual([]);
});

test("settings that all languages share are restored", async ({ page, editor }) => {
  await openForm(page, editor, "settings/entries/business");
  await retype(page, "Phone", "(702) 555-0188");
  await waitUntilStored(page, "(702) 555-0188");
  await reopenForm(page, editor, "settings/entries/business", "Restore them");
  await expect(page.getByRole("textbox", { name: "Phone" })).toHaveValue("(702) 555-0188");
  await publish(page, editor);
  expect((await contentOf(editor)).business.phone).toBe("(702) 555-0188");
});

test("a new post is restored with its picture", async ({ page, editor }) => {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#777" } })
    .jpeg()
    .toBuffer();
  await openForm(page, editor, "posts/new");
  await page.getByRole("button", { name: "Choose an image" }).click();
  await page.locator("input[type=file]").setInputFiles({ name: "new.jpg", mimeType: "image/jpeg", buffer: picture });
  await page.getByText("new.jpg").waitFor();
  await page.getByRole("button", { name: "Choose selected" }).click();
  await page.getByRole("textbox", { name: "Description for people who cannot see it" }).fill("Gray");
  await retype(page, "Title", "Typed and closed");
  await retype(page, "Excerpt", "One sentence.");
  await page.locator("[data-slate-editor]").click();
  await page.keyboard.type("Some words.");
  await waitUntilStored(page, "Some words.");

  await reopenForm(page, editor, "posts/new", "Restore them");
  await waitForForm(page, editor);
  await expect(page.getByRole("textbox", { name: "Title" }).first()).toHaveValue("Typed and closed");
  await expect(page.locator("[data-slate-editor]")).toContainText("Some words.");
  for (const shown of [page.locator("img[role=presentation]"), page.frameLocator("iframe").locator("img")])
    await expect.poll(() => shown.first().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(400);
  await publish(page, editor);
  expect(await editor.changes()).toEqual(["content/images/new.jpg", "content/posts/typed-and-closed.md"]);
  expect(await editor.bytes("content/images/new.jpg")).toEqual(picture);
  expect((await contentOf(editor)).posts.find((post) => post.slug === "typed-and-closed")).toMatchObject({
    excerpt: "One sentence.",
    picture: { src: "/images/new.jpg", alt: "Gray" },
    body: expect.stringContaining("Some words."),
  });

  await test.step("the next new post is empty", async () => {
    // Decap opens the published post a moment after it is saved.
    await expect(page).toHaveURL(/entries\/typed-and-closed$/);
    await page.goto(`${editor.address}#/collections/posts`);
    await page.getByRole("link", { name: "Create entry of type Post", exact: true }).click();
    await expect(page.getByRole("textbox", { name: "Title" }).first()).toHaveValue("");
    await expect(page.locator("[data-slate-editor]")).not.toContainText("Some words.");
  });
});

/** Chooses a new picture in a post's form, and waits until the browser has stored it with the draft. */
const storePicture = async (page: Page, width: number): Promise<void> => {
  const picture = await sharp({ create: { width, height: 300, channels: 3, background: "#777" } })
    .jpeg()
    .toBuffer();
  await page.getByRole("button", { name: /^Choose (?:an|different) image$/ }).click();
  await page.locator("input[type=file]").setInputFiles({ name: "shared.jpg", mimeType: "image/jpeg", buffer: picture });
  await page.getByText("shared.jpg").waitFor();
  await page.getByRole("button", { name: "Choose selected" }).click();
  await retype(page, "Excerpt", `A picture of ${width} pixels.`);
  await waitUntilStored(page, `A picture of ${width} pixels.`);
};

test("discarding a draft keeps another draft's picture with the same file name", async ({ page, editor }) => {
  const [first, second] = builtContent.posts.map((post) => `posts/entries/${post.slug}`);
  test.skip(second === undefined, "the content has fewer than two posts");
  const other = await page.context().newPage();
  for (const [tab, entry, width] of [
    [page, first, 400],
    [other, second, 500],
  ] as const) {
    await openForm(tab, editor, entry ?? "");
    await storePicture(tab, width);
  }
  await reopenForm(page, editor, first ?? "", "Discard them");
  await waitForForm(page, editor);
  await reopenForm(other, editor, second ?? "", "Restore them");
  const shown = other.frameLocator("iframe").locator("img[src^='blob:']").first();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(500);
});
