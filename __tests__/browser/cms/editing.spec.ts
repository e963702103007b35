/** Edits through the real CMS, as somebody in the office would, and looks at the files. */
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { loadContent } from "../../../src/content/load";
import { contentDirectory } from "../../../src/build/gatsby/sources";
import { builtContent, business } from "../../fixtures/built-words";
import { test, type Editor } from "./editor";

const [service] = builtContent.services;
const slug = service?.slug ?? "";
const question = service?.faqs.items[0]?.question ?? "";
const ANSWER = "No more than clean asphalt is. Sand in the mix gives tires and shoes something to hold.";
const PICTURE = path.join(contentDirectory(), business.defaults.picture.src);

const signIn = async (page: Page, { address }: Editor, entry: string) => {
  await page.goto(`${address}#/collections/${entry}`);
  await page.getByRole("button", { name: "Login" }).click();
};

const publish = async (page: Page) => {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText("Publish now", { exact: true }).click();
};

const contentOf = ({ project }: Editor) => loadContent(`${project}/content`, { drafts: false });

test("changes an answer of a service, and nothing else", async ({ page, editor }) => {
  const before = contentOf(editor).services.find((one) => one.slug === slug);
  await signIn(page, editor, `services/entries/${slug}`);
  // Decap gives the button that opens an entry no name; it is the first beside the entry's summary.
  await page.getByText(question).locator("..").getByRole("button").first().click();
  await page.getByRole("textbox", { name: "Answer" }).fill(ANSWER);
  await expect(page.frameLocator("iframe").getByText(ANSWER)).toBeAttached();
  await publish(page);
  await expect(page.getByText("Entry saved")).toBeVisible();

  expect(await editor.changes()).toEqual([`content/services/${slug}.md`]);
  const after = contentOf(editor).services.find((one) => one.slug === slug);
  expect(after?.faqs.items.map(({ answer }) => answer)).toContain(ANSWER);
  expect({ ...after, faqs: undefined, body: after?.body.trim() }).toEqual({ ...before, faqs: undefined, body: before?.body.trim() });
});

test("adds a post with a picture, then deletes it", async ({ page, editor }) => {
  await signIn(page, editor, "posts/new");
  await page.getByRole("textbox", { name: "Title" }).fill("What to Ask Before You Sign");
  await page.getByRole("textbox", { name: "Excerpt" }).fill("Five questions that tell a careful contractor from a careless one.");
  await page.getByRole("textbox", { name: "Author" }).fill("The office");
  await page.getByRole("textbox", { name: "Date" }).fill("2025-11-03");
  await page.getByRole("button", { name: "Expand" }).first().click();
  await page.getByRole("button", { name: "Choose an image" }).click();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "Our Street (2).JPG", mimeType: "image/jpeg", buffer: await editor.picture(PICTURE) });
  await expect(page.getByText("our-street-2-.jpg")).toBeVisible();
  await page.getByRole("button", { name: "Choose selected" }).click();
  await page.getByRole("textbox", { name: "Description for people who cannot see it" }).fill("A sealed street between houses");
  await page.locator("[data-slate-editor]").click();
  await page.keyboard.type("Ask for the product, the number of coats and the warranty in writing.");
  await publish(page);
  await expect(page.getByText("Entry saved")).toBeVisible();

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
  await expect(page).toHaveURL(/collections\/posts$/);
  expect(await editor.changes()).toEqual(["content/images/our-street-2-.jpg"]);
});
