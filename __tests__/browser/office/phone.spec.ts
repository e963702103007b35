/** Tests the editor on a phone-sized screen. */
import { expect } from "@playwright/test";
import { folders } from "../../../src/content/schema";
import { builtContent } from "../../fixtures/built-words";
import { test } from "./editor";
import { openForm, openPublishMenu } from "./form";
import { TEXTS } from "./texts";

test.describe.configure({ timeout: 240_000 });
test.use({ viewport: { width: 390, height: 844 }, isSignedIn: false });

test("on a phone, every part of the editor fits the screen", async ({ page, editor }) => {
  const slug = builtContent.posts[0]?.slug ?? "";
  test.skip(slug === "", "the content has no posts");
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  const title = page.getByRole("textbox", { name: "Title" }).first();
  const preview = page.locator("iframe");

  const menuLink = page.getByRole("link", { name: folders.posts.label, exact: true });

  await test.step("the sign-in button signs in", async () => {
    await page.goto(editor.address);
    await expect(page.getByRole("button", { name: "Login" })).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "Login" }).click();
    await expect(menuLink).toBeVisible();
  });

  await test.step("a list chosen in the menu scrolls into view", async () => {
    await menuLink.click();
    await expect(page.getByRole("heading", { name: folders.posts.label })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('main a[href*="#/collections/posts/entries/"]').first()).toBeInViewport({ ratio: 1 });
  });

  await test.step("the form is as wide as the screen", async () => {
    await openForm(page, editor, `posts/entries/${slug}`);
    expect(await fits()).toBe(true);
    // The field is almost as wide as the screen.
    expect((await title.boundingBox())?.width).toBeGreaterThan(300);
    await expect(preview).toBeHidden();
    for (const name of ["Published", TEXTS[editor.mode].delete, "Preview"])
      await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
  });

  await test.step("the preview is as wide as the screen", async () => {
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(preview).toBeInViewport();
    expect(await preview.boundingBox()).toMatchObject({ x: 0, width: 390 });
    await expect(title).toBeHidden();
  });

  await test.step("the publish menu of a changed form is in view", async () => {
    await page.getByRole("button", { name: "Form", exact: true }).click();
    await title.fill("Another title");
    await openPublishMenu(page, editor);
    await expect(page.getByText("Publish now")).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
  });

  await test.step("the buttons of the picture dialog are in view", async () => {
    await openForm(page, editor, "posts/new");
    await page.getByRole("button", { name: "Choose an image" }).click();
    for (const name of ["Upload", "Choose selected"]) await expect(page.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
    expect(await fits()).toBe(true);
  });
});
