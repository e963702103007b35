/** Finding things in the editor: the fact picker, links to pages, and lists of entries. */
import { expect, type Locator, type Page } from "@playwright/test";
import { newestFirst } from "../../../src/content/entries/newest-first";
import { builtContent, business } from "../../fixtures/built-words";
import { test } from "./editor";
import type { Editor } from "./modes";
import { contentOf, openForm, publish } from "./form";

test.describe.configure({ timeout: 240_000 });

const [first, second] = builtContent.services;

test("typing two braces opens the fact picker", async ({ page, editor }) => {
  const picker = page.getByRole("dialog");
  await openForm(page, editor, `services/entries/${first?.slug ?? ""}`);
  const summary = page.getByRole("textbox", { name: "Summary" });
  await summary.fill("Call ");
  await summary.press("End");
  await page.keyboard.type("{{");
  await expect(picker.locator("option[value=phone]")).toContainText(business.phone);
  await page.keyboard.type("phone");
  await picker.getByRole("button", { name: "Insert" }).click();
  await expect(summary).toHaveValue("Call {{phone}}");
  await publish(page, editor);
  expect((await contentOf(editor)).services.find(({ slug }) => slug === first?.slug)).toMatchObject({ summary: `Call ${business.phone}` });
});

test("the form's link to its page leads to the page's current address", async ({ page, editor }) => {
  const file = `content/services/${first?.slug ?? ""}.md`;
  const text = await editor.read(file);
  await editor.write(file, text.replace(/^address:.*\n/m, "").replace("---\n", "---\naddress: another-name\n"));
  await openForm(page, editor, `services/entries/${first?.slug ?? ""}`);
  await expect(page.getByRole("link", { name: "View page" })).toHaveAttribute("href", /\/services\/another-name$/);
});

test("an empty address field shows the page's address as its placeholder", async ({ page, editor }) => {
  const service = builtContent.services.find(({ address }) => address === undefined);
  test.skip(!service, "every service has an address of its own");
  await openForm(page, editor, `services/entries/${service?.slug ?? ""}`);
  await expect(page.getByRole("textbox", { name: "Address" })).toHaveAttribute("placeholder", service?.slug ?? "");
  await expect(page.getByRole("textbox", { name: "Address" })).toHaveValue("");
});

test("changing the URL switches forms", async ({ page, editor }) => {
  test.skip(!second, "the content has only one service");
  await openForm(page, editor, "services/new");
  for (const service of [first, second]) {
    await page.goto(`${editor.address}#/collections/services/entries/${service?.slug ?? ""}`);
    await expect(page.getByRole("textbox", { name: "Service name" })).toHaveValue(service?.title ?? "");
    await expect(page.getByRole("link", { name: "View page" })).toHaveAttribute(
      "href",
      new RegExp(`/services/${service?.address ?? service?.slug ?? ""}$`),
    );
  }
  expect(await editor.changes()).toEqual([]);
});

test("the list still shows an entry after the entry was opened", async ({ page, editor }) => {
  const [newest] = newestFirst((await contentOf(editor)).posts);
  test.skip(!newest, "the content has no posts");
  await openForm(page, editor, `services/entries/${first?.slug ?? ""}`);
  await page.goto(`${editor.address}#/collections/posts`);
  const entry = page.getByRole("listitem").filter({ hasText: newest?.title ?? "" });
  await entry.getByRole("link").click();
  await expect(page.getByRole("textbox", { name: "Title" }).first()).toBeVisible();
  await page.goBack();
  await expect(entry).toBeVisible();
});

/** Opens the list of posts, and returns its rows. */
const openPosts = async (page: Page, editor: Editor): Promise<Locator> => {
  await openForm(page, editor, `services/entries/${first?.slug ?? ""}`);
  await page.goto(`${editor.address}#/collections/posts`);
  // A dot separates a post's title and date.
  return page.getByRole("listitem").filter({ hasText: "·" });
};

test("posts are listed newest first", async ({ page, editor }) => {
  // Like the editor's list, `contentOf` includes drafts and posts with a future date.
  const posts = newestFirst((await contentOf(editor)).posts);
  test.skip(posts.length < 2, "the content has fewer than two posts");
  await expect(await openPosts(page, editor)).toContainText(posts.map(({ title }) => title));
});

test("the list of posts shows the values of facts", async ({ page, editor }) => {
  const [newest] = newestFirst((await contentOf(editor)).posts);
  test.skip(!newest, "the content has no posts");
  const file = `content/posts/${newest?.slug ?? ""}.md`;
  await editor.write(file, (await editor.read(file)).replace(/^title: .*$/m, 'title: "Call {{phone}}"'));
  await expect((await openPosts(page, editor)).first()).toContainText(`Call ${business.phone}`);
});
