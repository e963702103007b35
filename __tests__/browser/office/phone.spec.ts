/** The editor on a phone: the form without preview, the preview behind its button, and every button on the screen. */
import path from "node:path";
import { expect, type Locator } from "@playwright/test";
import { contentDirectory } from "../../../src/build/gatsby/content-directory";
import { builtContent, words } from "../../fixtures/built-words";
import { test } from "./editor";
import { contentOf, openForm } from "./form";

test.describe.configure({ timeout: 240_000 });
test.use({ viewport: { width: 390, height: 844 } });

test("shows the form at the width of the screen, then the preview, with every button in view", async ({ page, editor }) => {
  await page.goto(editor.address);
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  await expect(page.getByRole("link", { name: /version/ })).toHaveCount(0);
  const slug = builtContent.posts[0]?.slug ?? "";
  await openForm(page, editor, `posts/entries/${slug}`);
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  const title = page.getByRole("textbox", { name: "Title" }).first();
  const preview = page.locator("iframe");
  expect(await fits()).toBe(true);
  expect((await title.boundingBox())?.width).toBeGreaterThan(300);
  await expect(preview).toHaveCount(0);
  for (const name of ["Published", "Delete entry", "Toggle preview"]) {
    await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  }

  await page.getByRole("button", { name: "Toggle preview" }).click();
  await expect(preview).toBeInViewport();
  expect(await preview.boundingBox()).toMatchObject({ x: 0, width: 390 });
  await expect(title).toBeHidden();
  await page.getByRole("button", { name: "Toggle preview" }).click();
  await title.fill("Another title");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Publish now")).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");

  await openForm(page, editor, "posts/new");
  await page.getByRole("button", { name: "Choose an image" }).click();
  for (const name of ["Upload", "Choose selected"]) await expect(page.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
  expect(await fits()).toBe(true);
});

test("adds a finished job with both pictures in ten taps beside typing", async ({ page, editor }) => {
  const buffer = await editor.picture(path.join(contentDirectory(), words.search.picture.src));
  let taps = 0;
  const tap = async (place: Locator): Promise<void> => {
    taps += 1;
    await place.click();
  };
  await page.goto(editor.address);
  await page.getByRole("button", { name: "Login" }).click();
  await tap(page.getByRole("link", { name: "Projects", exact: true }));
  await tap(page.getByRole("button", { name: "Add project" }));
  await page.getByRole("textbox", { name: "Title" }).first().fill("A driveway in town");
  await page.getByRole("textbox", { name: "Scope" }).fill("Cleaned and sealed.");
  for (const [index, name] of ["after.jpg", "before.jpg"].entries()) {
    await tap(page.getByRole("button", { name: "Choose an image" }).first());
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), tap(page.getByText("Upload", { exact: true }))]);
    // Decap treats two files with the same bytes as one.
    await chooser.setFiles({ name, mimeType: "image/jpeg", buffer: Buffer.concat([buffer, Buffer.of(index)]) });
    await expect(page.getByText(name)).toBeVisible();
    await tap(page.getByRole("button", { name: "Choose selected" }));
    await page.getByRole("textbox", { name: "Description for people who cannot see it" }).nth(index).fill(name);
  }
  await tap(page.getByRole("button", { name: "Publish", exact: true }));
  await tap(page.getByText("Publish now", { exact: true }));
  await expect(page.getByText("Changes saved")).toBeVisible();
  expect(taps).toBe(10);
  expect(contentOf(editor).projects[0]).toMatchObject({
    title: "A driveway in town",
    picture: { src: "/images/after.jpg" },
    before: { src: "/images/before.jpg" },
  });
});
