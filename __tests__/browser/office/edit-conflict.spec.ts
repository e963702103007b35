/** Two people on one entry: the second to save is asked which version to keep, and no words are lost. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { builtContent } from "../../fixtures/built-words";
import { test, type Editor } from "./editor";
import { conflict, formIsThere, isSaved, openForm, publish, retype } from "./form";

test.describe.configure({ timeout: 240_000 });

const slug = builtContent.services[0]?.slug ?? "";
const ENTRY = `services/entries/${slug}`;
const MINE = "The summary that was typed here.";

const fileIn = ({ project }: Editor): string => path.join(project, `content/services/${slug}.md`);

/** Somebody else saves another summary. Gives the whole file as they left it. */
const saveElsewhere = async (editor: Editor, words: string): Promise<string> => {
  const text = (await readFile(fileIn(editor), "utf8")).replace(/^summary: .*$/m, `summary: ${words}`);
  await writeFile(fileIn(editor), text);
  return text;
};

/** Returns the file that a button of the dialog stores on this computer. */
const downloaded = async (page: Page, words: string): Promise<string> => {
  const download = page.waitForEvent("download");
  await conflict(page).getByRole("button", { name: words }).click();
  return readFile(await (await download).path(), "utf8");
};

/** Returns, in the editor's page, whether the browser has stored some words of a form. */
const isStored = async (words: string): Promise<boolean> => {
  const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
    new Promise((resolve) => request.addEventListener("success", () => resolve(request.result)));
  const database = await done(indexedDB.open("localforage"));
  const stores = [...database.objectStoreNames].map((store) => database.transaction(store).objectStore(store));
  const all = await Promise.all(stores.map((store) => done<unknown[]>(store.getAll())));
  database.close();
  return JSON.stringify(all).includes(words);
};

test("a file that was changed after it was opened is replaced only on request", async ({ page, context, editor }) => {
  await openForm(page, editor, ENTRY);
  await retype(page, "Summary", MINE);
  const theirs = await saveElsewhere(editor, "Theirs.");
  await publish(page);
  await expect(conflict(page)).toContainText("Its file was changed in another window or by another program.");
  expect(await readFile(fileIn(editor), "utf8")).toBe(theirs);

  expect(await downloaded(page, "Keep a copy of mine")).toBe(theirs.replace("summary: Theirs.", `summary: ${MINE}`));
  expect(await downloaded(page, "Keep a copy of the newer version")).toBe(theirs);

  await test.step("the newer version opens beside the form", async () => {
    const opened = context.waitForEvent("page");
    await conflict(page).getByRole("link", { name: "Open the newer version" }).click();
    const newer = await opened;
    // The browser has kept what was typed; its words leave it out.
    newer.on("dialog", (dialog) => void dialog.dismiss());
    await formIsThere(newer);
    await expect(newer.getByRole("textbox", { name: "Summary" })).toHaveValue("Theirs.");
    await newer.close();
  });

  await test.step("back to the form: nothing is saved, and the words are still there", async () => {
    await conflict(page).getByRole("button", { name: "Back to the form" }).click();
    await expect(conflict(page)).toBeHidden();
    await expect(page.getByText("the newer version stays")).toBeVisible();
    expect(await readFile(fileIn(editor), "utf8")).toBe(theirs);
    await expect(page.getByRole("textbox", { name: "Summary" })).toHaveValue(MINE);
  });

  await test.step("saved over the newer version", async () => {
    await publish(page);
    await conflict(page).getByRole("button", { name: "Save mine" }).click();
    await expect(page.getByText("Entry saved")).toBeVisible();
    expect(await readFile(fileIn(editor), "utf8")).toBe(theirs.replace("summary: Theirs.", `summary: ${MINE}`));
  });

  await test.step("what this editor has saved itself is no news to it", async () => {
    await expect(page.getByText("Entry saved")).toBeHidden();
    await retype(page, "Summary", "And once more.");
    await isSaved(page);
    expect(await readFile(fileIn(editor), "utf8")).toContain("summary: And once more.");
  });

  await test.step("a check that gets no answer keeps nobody from saving", async () => {
    await expect(page.getByText("Entry saved")).toBeHidden();
    await retype(page, "Summary", "Without an answer.");
    await page.route("**/api/v1", async (route) => {
      const { action } = route.request().postDataJSON() as { readonly action: string };
      await (action === "getEntry" ? route.fulfill({ status: 500, json: { error: "Unknown error" } }) : route.continue());
    });
    await isSaved(page);
    expect(await readFile(fileIn(editor), "utf8")).toContain("summary: Without an answer.");
  });
});

test("what the browser kept of a closed form is put back, and knows which version it was made of", async ({ page, editor }) => {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  const closeAndOpen = async (words: string, meanwhile?: () => Promise<unknown>): Promise<void> => {
    await openForm(page, editor, ENTRY);
    await retype(page, "Summary", words);
    // Decap alone would store them two seconds after the last key.
    await expect.poll(() => page.evaluate(isStored, words), { timeout: 1_900, intervals: [200] }).toBe(true);
    await meanwhile?.();
    await openForm(page, editor, ENTRY);
    await expect(page.getByRole("textbox", { name: "Summary" })).toHaveValue(words);
  };
  await closeAndOpen(MINE);
  expect(asked).toContainEqual(expect.stringContaining("OK puts them into the form"));
  await isSaved(page);
  const saved = await readFile(fileIn(editor), "utf8");
  expect(saved).toContain(`summary: ${MINE}`);
  expect(saved).not.toContain("A copy of a draft");

  await closeAndOpen("Typed, and closed.", () => saveElsewhere(editor, "Theirs."));
  await publish(page);
  await expect(conflict(page)).toBeVisible();
  expect(await readFile(fileIn(editor), "utf8")).toBe(saved.replace(MINE, "Theirs."));
});
