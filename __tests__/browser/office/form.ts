/** What somebody at a desk does with the editor. */
import type { Locator, Page } from "@playwright/test";
import type { Editor } from "../cms/editor";

/** Opens an entry, or the form for a new one, and signs in if that is asked. */
export const openForm = async (page: Page, { address }: Editor, entry: string): Promise<void> => {
  await page.goto("about:blank");
  await page.goto(`${address}#/collections/${entry}`);
  const login = page.getByRole("button", { name: "Login" });
  // It says Published until something is changed.
  const form = page.getByRole("button", { name: /^Publish(?:ed)?$/ });
  await login.or(form).first().waitFor();
  if (await login.isVisible()) await login.click();
  await form.waitFor();
};

/** Presses Publish. */
export const publish = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText("Publish now", { exact: true }).click();
};

/** The note that stays over the editor and holds some words. */
export const noteWith = (page: Page, words: string | RegExp): Locator => page.getByRole("alert").getByText(words);

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
