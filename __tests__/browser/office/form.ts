/** What somebody at a desk does with the editor. */
import { expect, type Locator, type Page } from "@playwright/test";
import { loadContent } from "../../../src/content/load";
import type { Editor } from "./editor";

/** Reads what has been saved. */
export const contentOf = ({ project }: Editor) => loadContent(`${project}/content`, { drafts: true });

/** Waits for the form, and signs in if that is asked. */
export const formIsThere = async (page: Page): Promise<void> => {
  const login = page.getByRole("button", { name: "Login" });
  // It says Published until something is changed.
  const form = page.getByRole("button", { name: /^Publish(?:ed)?$/ });
  await login.or(form).first().waitFor();
  if (await login.isVisible()) await login.click();
  await form.waitFor();
};

/** Opens an entry, or the form for a new one, and signs in if that is asked. */
export const openForm = async (page: Page, { address }: Editor, entry: string): Promise<void> => {
  await page.goto("about:blank");
  await page.goto(`${address}#/collections/${entry}`);
  await formIsThere(page);
};

/** Presses Publish. */
export const publish = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText("Publish now", { exact: true }).click();
};

/** The note that stays over the editor and holds some words. */
export const noteWith = (page: Page, words: string | RegExp): Locator => page.getByRole("alert").getByText(words);

/** The question which version of an entry to keep. */
export const conflict = (page: Page): Locator => page.getByRole("dialog", { name: "This entry was changed after you opened it" });

/** Presses Publish, wants some words in the note and no file changed. */
export const isRefused = async (page: Page, editor: Editor, words: string | RegExp): Promise<void> => {
  await publish(page);
  await expect(noteWith(page, words)).toBeVisible();
  expect(await editor.changes()).toEqual([]);
};

/** Presses Publish and wants it done. Decap's own note may be gone before it is looked for; the form goes on saying so. */
export const isSaved = async (page: Page): Promise<void> => {
  await publish(page);
  await expect(page.getByText("Changes saved")).toBeVisible();
};

/** Writes into a field in the place of what was there. Decap puts the cursor back when a field is entered: select after that. */
export const retype = async (page: Page, label: string, text: string): Promise<void> => {
  await page.getByRole("textbox", { name: label }).first().click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(text);
};

/** Writes the text of a page as markdown, in the place of what was there. */
export const writeText = async (page: Page, text: string): Promise<void> => {
  await page.locator("[data-slate-editor]").click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(text);
};

/** Chooses among what a field offers. */
export const choose = async (page: Page, label: string, words: string): Promise<void> => {
  await page.getByRole("combobox", { name: label }).fill(words);
  await page.getByRole("option", { name: words, exact: true }).click();
};

/** Opens a closed entry of a list by what it says of itself. Decap gives the button no name; it is the first beside the words. */
export const openRow = (page: Page, words: string): Promise<void> =>
  page.getByText(words).first().locator("..").getByRole("button").first().click();
