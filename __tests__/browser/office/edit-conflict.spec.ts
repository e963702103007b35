/** Two people on one entry: who saves second is told, at once, and nobody's words are lost. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { builtContent } from "../../fixtures/built-words";
import { test, type Editor } from "../cms/editor";
import { formIsThere, isSaved, noteWith, openForm, publish, retype } from "./form";

test.describe.configure({ timeout: 240_000 });

const slug = builtContent.services[0]?.slug ?? "";
const ENTRY = `services/entries/${slug}`;
const MINE = "The summary that was typed here.";
const CHANGED = "somebody has changed this entry meanwhile";

const fileIn = ({ project }: Editor): string => path.join(project, `content/services/${slug}.md`);

/** Somebody else saves another summary. Gives the whole file as they left it. */
const saveElsewhere = async (editor: Editor, words: string): Promise<string> => {
  const text = (await readFile(fileIn(editor), "utf8")).replace(/^summary: .*$/m, `summary: ${words}`);
  await writeFile(fileIn(editor), text);
  return text;
};

/** What a click on a line of the note stores on this computer. */
const downloaded = async (page: Page, words: string): Promise<string> => {
  const download = page.waitForEvent("download");
  await page.getByRole("alert").getByRole("button", { name: words }).click();
  return readFile(await (await download).path(), "utf8");
};

/** Tells, in the editor's page, whether the browser has stored some words of a form: Decap does so some seconds after the last key. */
const isStored = async (words: string): Promise<boolean> => {
  const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
    new Promise((resolve) => request.addEventListener("success", () => resolve(request.result)));
  const database = await done(indexedDB.open("localforage"));
  const stores = [...database.objectStoreNames].map((store) => database.transaction(store).objectStore(store));
  const all = await Promise.all(stores.map((store) => done<unknown[]>(store.getAll())));
  database.close();
  return JSON.stringify(all).includes(words);
};

test("a file that was changed meanwhile is not saved over, until that is meant", async ({ page, context, editor }) => {
  await openForm(page, editor, ENTRY);
  await retype(page, "Summary", MINE);
  const theirs = await saveElsewhere(editor, "Theirs.");
  await publish(page);
  await expect(noteWith(page, CHANGED)).toBeVisible();
  await expect(noteWith(page, "Its file was changed after you opened it")).toBeVisible();
  await expect(page.getByRole("alert").getByRole("listitem").filter({ hasText: "What is different there" })).toHaveText(/: Summary$/);
  expect(await readFile(fileIn(editor), "utf8")).toBe(theirs);
  await expect(page.getByRole("textbox", { name: "Summary" })).toHaveValue(MINE);

  expect(await downloaded(page, "Keep a copy of what you typed")).toBe(theirs.replace("summary: Theirs.", `summary: ${MINE}`));
  expect(await downloaded(page, "Keep a copy of the other one")).toBe(theirs);

  await test.step("the newer one opens beside the form", async () => {
    const opened = context.waitForEvent("page");
    await page.getByRole("alert").getByRole("link", { name: "Open the newer one" }).click();
    const newer = await opened;
    // The browser has kept what was typed; its words leave it out.
    newer.on("dialog", (dialog) => void dialog.dismiss());
    await formIsThere(newer);
    await expect(newer.getByRole("textbox", { name: "Summary" })).toHaveValue("Theirs.");
    await newer.close();
  });

  await test.step("changed once more, it is said once more", async () => {
    await saveElsewhere(editor, "Theirs again.");
    await publish(page);
    await expect(noteWith(page, CHANGED)).toBeVisible();
    expect(await readFile(fileIn(editor), "utf8")).toContain("summary: Theirs again.");
  });

  await isSaved(page);
  await expect(noteWith(page, CHANGED)).toBeHidden();
  expect(await readFile(fileIn(editor), "utf8")).toContain(`summary: ${MINE}`);

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
    await expect.poll(() => page.evaluate(isStored, words)).toBe(true);
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
  await expect(noteWith(page, CHANGED)).toBeVisible();
  expect(await readFile(fileIn(editor), "utf8")).toBe(saved.replace(MINE, "Theirs."));
});
