/** Edits through the real CMS, as somebody in the office would, and looks at the files. */
import { expect, type Page } from "@playwright/test";
import { loadContent } from "../../../src/content/load";
import { builtContent } from "../../fixtures/built-words";
import { test, type Editor } from "./editor";

const [service] = builtContent.services;
const slug = service?.slug ?? "";
const question = service?.faqs.items[0]?.question ?? "";
const ANSWER = "No more than clean asphalt is. Sand in the mix gives tires and shoes something to hold.";

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
