/** Two people on one entry: who saves second is told, at once, and nobody's words are lost. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { builtContent } from "../../fixtures/built-words";
import { test, type Editor } from "../cms/editor";
import { isSaved, noteWith, openForm, publish, retype } from "./form";

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

test("a file that was changed meanwhile is not saved over, until that is meant", async ({ page, editor }) => {
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
});
