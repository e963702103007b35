/** Actions in the editor's forms. */
import { expect, type Locator, type Page } from "@playwright/test";
import { loadContent } from "../../../src/content/load/load";
import type { Editor } from "./editor";

/** Loads the saved content. */
export const contentOf = ({ project }: Editor) => loadContent(`${project}/content`, { drafts: true });

/** Waits for the form, and signs in if necessary. */
export const waitForForm = async (page: Page): Promise<void> => {
  const login = page.getByRole("button", { name: "Login" });
  // The button's label is "Published" until the first change, and "Publish" afterward.
  const form = page.getByRole("button", { name: /^Publish(?:ed)?$/ });
  await login.or(form).first().waitFor();
  if (await login.isVisible()) await login.click();
  await form.waitFor();
};

/** Opens the form of an existing or new entry, and signs in if necessary. */
export const openForm = async (page: Page, { address }: Editor, entry: string): Promise<void> => {
  await page.goto("about:blank");
  await page.goto(`${address}#/collections/${entry}`);
  await waitForForm(page);
};

/** Waits until the browser has stored a form's text. Waits shorter than the two seconds after which Decap would store it. */
export const waitUntilStored = async (page: Page, words: string): Promise<void> => {
  const isStored = async (text: string): Promise<boolean> => {
    const store = await caches.open("drafts");
    const all = await Promise.all((await store.keys()).map(async (key) => (await store.match(key))?.text()));
    return all.some((one) => one?.includes(text));
  };
  await expect.poll(() => page.evaluate(isStored, words), { timeout: 1_900, intervals: [200] }).toBe(true);
};

/** Opens a form whose changes were not saved, and answers the question whether to restore them. */
export const reopenForm = async (
  page: Page,
  { address }: { readonly address: string },
  entry: string,
  answer: "Restore them" | "Discard them",
): Promise<void> => {
  await page.goto("about:blank");
  await page.goto(`${address}#/collections/${entry}`);
  const login = page.getByRole("button", { name: "Login" });
  const button = page.getByRole("dialog", { name: "Restore your changes?" }).getByRole("button", { name: answer });
  await login.or(button).first().waitFor();
  // The question about a new entry comes before the sign-in, the question about an existing entry after it.
  if (await login.isVisible()) await login.click();
  await button.click();
};

/** Clicks Publish, then Publish now. */
export const publish = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText("Publish now", { exact: true }).click();
};

/** Returns the editor's note that contains the words. */
export const noteWith = (page: Page, words: string | RegExp): Locator => page.locator("#notes").getByRole("alert").getByText(words);

/** Returns the dialog that asks which version of an entry to keep. */
export const conflict = (page: Page): Locator => page.getByRole("dialog", { name: "This entry was changed after you opened it" });

/** Tries to publish. Expects a note that contains the words, and expects no file to change. */
export const publishAndExpectRefused = async (page: Page, editor: Editor, words: string | RegExp): Promise<void> => {
  await publish(page);
  await expect(noteWith(page, words)).toBeVisible();
  expect(await editor.changes()).toEqual([]);
};

/** Publishes the entry and expects it to be saved. Checks the form's message, because Decap's note may disappear too early. */
export const publishAndExpectSaved = async (page: Page): Promise<void> => {
  await publish(page);
  await expect(page.getByText("Changes saved")).toBeVisible();
};

/** Retypes the first or last field labeled `label`. Clicks it first, because Decap moves the cursor when a field gets focus. */
export const retype = async (page: Page, label: string, text: string, which: "first" | "last" = "first"): Promise<void> => {
  await page.getByRole("textbox", { name: label })[which]().click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(text);
};

/** Replaces a page's body with Markdown. */
export const writeText = async (page: Page, text: string): Promise<void> => {
  await page.locator("[data-slate-editor]").click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(text);
};

/** Chooses an option in a field's menu. */
export const choose = async (page: Page, label: string, words: string): Promise<void> => {
  await page.getByRole("combobox", { name: label }).fill(words);
  await page.getByRole("option", { name: words, exact: true }).click();
};

/** Opens a collapsed list item by its summary. Decap's button has no name, so this finds the first button beside the summary. */
export const openRow = (page: Page, words: string): Promise<void> =>
  page.getByText(words).first().locator("..").getByRole("button").first().click();
