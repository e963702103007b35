/** Actions in the editor's forms, for both modes. On GitHub, publishing first saves the entry as a draft. */
import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { loadContent } from "../../../src/content/load/load";
import { files } from "../../../src/content/schema";
import { builtContent } from "../../fixtures/built-words";
import type { Editor } from "./modes";
import { TEXTS } from "./texts";

/** What is needed to open forms. */
type Place = Pick<Editor, "mode" | "address">;

/** Loads the content, on GitHub that of the published branch, including entries that are marked as drafts. */
export const contentOf = async (editor: Editor) => loadContent(await editor.contentRoot(), { drafts: true });

/** Waits for the form, and signs in if necessary. */
export const waitForForm = async (page: Page, { mode }: Pick<Editor, "mode">): Promise<void> => {
  const login = page.getByRole("button", { name: "Login" });
  const form = page.getByRole("button", { name: TEXTS[mode].whenOpen });
  await login.or(form).first().waitFor();
  if (await login.isVisible()) await login.click();
  await form.waitFor();
};

/** Opens the form of an existing or new entry, and signs in if necessary. */
export const openForm = async (page: Page, editor: Place, entry: string): Promise<void> => {
  await page.goto("about:blank");
  await page.goto(`${editor.address}#/collections/${entry}`);
  await waitForForm(page, editor);
};

/** Opens another form in the editor that is already open, without loading the editor again. */
export const openNextForm = async (page: Page, editor: Place, entry: string): Promise<void> => {
  // Closes the open form first. Otherwise its buttons would pass for those of the next form.
  await page.goto(`${editor.address}#/collections/settings`);
  await page.getByRole("button", { name: TEXTS[editor.mode].whenOpen }).waitFor({ state: "hidden" });
  await page.goto(`${editor.address}#/collections/${entry}`);
  await waitForForm(page, editor);
};

/** Waits until the editor has stored a form's text in the browser. Fails after 1.9 seconds, because Decap's own backup takes two. */
export const waitUntilStored = async (page: Page, words: string): Promise<void> => {
  const isStored = async (text: string): Promise<boolean> => {
    const store = await caches.open("drafts");
    const all = await Promise.all((await store.keys()).map(async (key) => (await store.match(key))?.text()));
    return all.some((one) => one?.includes(text));
  };
  await expect.poll(() => page.evaluate(isStored, words), { timeout: 1_900, intervals: [200] }).toBe(true);
};

/** Opens a form whose changes were not saved, and answers the question whether to restore them. */
export const reopenForm = async (page: Page, { address }: Place, entry: string, answer: "Restore them" | "Discard them"): Promise<void> => {
  await page.goto("about:blank");
  await page.goto(`${address}#/collections/${entry}`);
  const login = page.getByRole("button", { name: "Login" });
  const button = page.getByRole("dialog", { name: "Restore your changes?" }).getByRole("button", { name: answer });
  await login.or(button).first().waitFor();
  // The question about a new entry comes before the sign-in, the question about an existing entry after it.
  if (await login.isVisible()) await login.click();
  await button.click();
};

const publishNow = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText("Publish now", { exact: true }).click();
};

/** Clicks the buttons that save the entry. On GitHub, this saves a draft. */
export const save = (page: Page, { mode }: Editor): Promise<void> =>
  mode === "local" ? publishNow(page) : page.getByRole("button", { name: "Save", exact: true }).click();

/** Expects a save to succeed. Checks the form's message, because Decap's note may disappear too early. */
export const expectSaved = (page: Page): Promise<void> => expect(page.getByText("Changes saved")).toBeVisible();

/** Saves the entry, on GitHub as a draft, and expects this to succeed. */
export const saveAndExpectSaved = async (page: Page, editor: Editor): Promise<void> => {
  await save(page, editor);
  await expectSaved(page);
};

/** Sets the status of a draft on GitHub to "Ready", so that it can be published. */
const setReady = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: /^Status/ }).click();
  await page.getByText("Ready", { exact: true }).click();
  await expect(page.getByRole("button", { name: "Status: Ready" })).toBeVisible();
};

/** Opens the menu with "Publish now". On GitHub, first saves the entry as a draft that is ready. */
export const openPublishMenu = async (page: Page, editor: Editor): Promise<void> => {
  if (editor.mode === "github") {
    await saveAndExpectSaved(page, editor);
    await setReady(page);
  }
  await page.getByRole("button", { name: "Publish", exact: true }).click();
};

/** Sets a draft on GitHub to "Ready" and publishes it. */
export const publishDraft = async (page: Page): Promise<void> => {
  await setReady(page);
  await publishNow(page);
};

/** Expects a save to succeed. On GitHub, then publishes the draft. */
export const expectPublished = async (page: Page, { mode }: Editor): Promise<void> => {
  await expectSaved(page);
  if (mode === "local") return;
  await publishDraft(page);
  await expect(page.getByRole("button", { name: "Published", exact: true })).toBeVisible();
};

/** Breaks a service's file and the file of prices, as another person or program. Returns the slug of a service whose file is still valid. */
export const breakOtherContent = async ({ read, write }: Editor): Promise<string> => {
  const [first, second] = builtContent.services;
  const file = `content/services/${first?.slug ?? ""}.md`;
  await write(file, (await read(file)).replace(/^title:.*$/m, "title: ["));
  await write(`content/${files.facts.file}`, "prices: [\n");
  return second?.slug ?? "";
};

/** Returns the editor's note that contains the words. */
export const noteWith = (page: Page, words: string | RegExp): Locator => page.locator("#notes").getByRole("alert").getByText(words);

/** Returns the dialog that asks which version of an entry to keep. */
export const conflict = (page: Page): Locator => page.getByRole("dialog", { name: "This entry was changed after you opened it" });

/** Clicks a download link in that dialog and returns the downloaded text. */
export const downloaded = async (page: Page, words: string): Promise<string> => {
  const download = page.waitForEvent("download");
  await conflict(page).getByRole("link", { name: words }).click();
  return readFile(await (await download).path(), "utf8");
};

/** Tries to save. Expects a note that contains the words, and expects no file to change. */
export const saveAndExpectRefused = async (page: Page, editor: Editor, words: string | RegExp): Promise<void> => {
  await save(page, editor);
  await expect(noteWith(page, words)).toBeVisible();
  expect(await editor.changes()).toEqual([]);
};

/** Publishes the entry, and expects this to succeed. */
export const publish = async (page: Page, editor: Editor): Promise<void> => {
  await save(page, editor);
  await expectPublished(page, editor);
};

/** Clicks the button that deletes the published entry in the form. A dialog then asks how. */
export const askToDelete = (page: Page, { mode }: Editor): Promise<void> =>
  page.getByRole("button", { name: TEXTS[mode].delete, exact: true }).click();

/** Retypes the first or last field labeled `label`. Clicks it first, because Decap moves the cursor when a field gets focus. */
export const retype = async (page: Page, label: string, text: string, which: "first" | "last" = "first"): Promise<void> => {
  await page.getByRole("textbox", { name: label })[which]().click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(text);
};

/** Empties a page's body. Retries, because the editor notices a selection up to 100 ms late. */
export const emptyText = async (page: Page): Promise<void> => {
  const body = page.locator("[data-slate-editor]");
  await body.click();
  await expect(async () => {
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("Backspace");
    // An empty editor may contain a zero-width character.
    await expect(body).toHaveText(/^\uFEFF?$/, { timeout: 500 });
  }).toPass();
};

/** Replaces a page's body with Markdown. */
export const writeText = async (page: Page, text: string): Promise<void> => {
  await emptyText(page);
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
