/** Writes posts in the real editor: drafts, pictures and deletion. */
import path from "node:path";
import { expect } from "@playwright/test";
import { contentDirectory } from "../../../src/build/gatsby/content-directory";
import { words } from "../../fixtures/built-words";
import { test } from "./editor";
import { contentOf, publishAndExpectSaved, openForm } from "./form";

const PICTURE = path.join(contentDirectory(), words.search.picture.src);

test("a post with a picture is saved, and deleted", async ({ page, editor }) => {
  await openForm(page, editor, "posts/new");
  await page.getByRole("textbox", { name: "Title" }).fill("What to Ask Before You Sign");
  await page.getByRole("textbox", { name: "Excerpt" }).fill("Five questions for a contractor.");
  await page.getByRole("textbox", { name: "Author" }).fill("The office");
  await page.getByRole("textbox", { name: "Date" }).fill("2025-11-03");
  await page.getByRole("button", { name: "Choose an image" }).click();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "Our Street (2).JPG", mimeType: "image/jpeg", buffer: await editor.picture(PICTURE) });
  await expect(page.getByText("our-street-2-.jpg")).toBeVisible();
  await page.getByRole("button", { name: "Choose selected" }).click();
  // The picture is not in a build yet.
  for (const picture of [page.locator("img[role=presentation]"), page.frameLocator("iframe").locator("img")]) {
    await expect.poll(() => picture.first().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  await page.getByRole("textbox", { name: "Description for people who cannot see it" }).fill("A sealed street between houses");
  await page.locator("[data-slate-editor]").click();
  await page.keyboard.type("Ask for the product, the number of coats and the warranty in writing.");
  await publishAndExpectSaved(page);

  const post = "content/posts/what-to-ask-before-you-sign.md";
  expect(await editor.changes()).toEqual(["content/images/our-street-2-.jpg", post]);
  expect(contentOf(editor).posts.find(({ slug }) => slug === "what-to-ask-before-you-sign")).toMatchObject({
    date: "2025-11-03",
    listed: true,
    draft: false,
    picture: { src: "/images/our-street-2-.jpg", alt: "A sealed street between houses" },
    body: expect.stringContaining("the number of coats"),
  });

  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Delete entry" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL(/collections\/posts$/);
  expect(contentOf(editor).redirects).toContainEqual({ from: "/blog/what-to-ask-before-you-sign", to: "/blog" });
});
