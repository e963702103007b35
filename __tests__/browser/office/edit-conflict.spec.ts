/** Two people edit the same entry: the second to save chooses which version to keep, and no text is lost. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { builtContent } from "../../fixtures/built-words";
import { test, type Editor } from "./editor";
import { conflict, noteWith, publishAndExpectSaved, openForm, publish, reopenForm, retype, waitUntilStored } from "./form";

test.describe.configure({ timeout: 240_000 });

const slug = builtContent.services[0]?.slug ?? "";
const ENTRY = `services/entries/${slug}`;
const MINE = "The summary that was typed here.";

const fileIn = ({ project }: Editor): string => path.join(project, `content/services/${slug}.md`);

/** Changes the summary in the file, as if another person had saved it, and returns the file's new content. */
const saveElsewhere = async (editor: Editor, words: string): Promise<string> => {
  const text = (await readFile(fileIn(editor), "utf8")).replace(/^summary: .*$/m, `summary: ${words}`);
  await writeFile(fileIn(editor), text);
  return text;
};

/** Clicks a download link in the dialog and returns the downloaded text. */
const downloaded = async (page: Page, words: string): Promise<string> => {
  const download = page.waitForEvent("download");
  await conflict(page).getByRole("link", { name: words }).click();
  return readFile(await (await download).path(), "utf8");
};

test("a file that changed after its form was opened is overwritten only after confirmation", async ({ page, editor }) => {
  await openForm(page, editor, ENTRY);
  await retype(page, "Summary", MINE);
  const theirs = await saveElsewhere(editor, "Theirs.");
  await publish(page);
  await expect(conflict(page)).toContainText("Its file was changed in another window or by another program.");
  expect(await readFile(fileIn(editor), "utf8")).toBe(theirs);

  expect(await downloaded(page, "Keep a copy of mine")).toBe(theirs.replace("summary: Theirs.", `summary: ${MINE}`));
  expect(await downloaded(page, "Keep a copy of the newer version")).toBe(theirs);

  await test.step('"Save mine" replaces the newer version', async () => {
    await conflict(page).getByRole("button", { name: "Save mine" }).click();
    await expect(page.getByText("Changes saved")).toBeVisible();
    expect(await readFile(fileIn(editor), "utf8")).toBe(theirs.replace("summary: Theirs.", `summary: ${MINE}`));
  });

  await test.step("a failed conflict check stops the save with a message, and the next attempt succeeds", async () => {
    await expect(page.getByText("Entry saved")).toBeHidden();
    const before = await readFile(fileIn(editor), "utf8");
    await retype(page, "Summary", "Without an answer.");
    await page.route("**/api/v1", async (route) => {
      const { action } = route.request().postDataJSON() as { readonly action: string };
      await (action === "getEntry" ? route.fulfill({ status: 500, json: { error: "Unknown error" } }) : route.continue());
    });
    await publish(page);
    await expect(noteWith(page, /could not read or write a file.*the file has not changed.*publish again/)).toBeVisible();
    expect(await readFile(fileIn(editor), "utf8")).toBe(before);
    await expect(page.getByRole("textbox", { name: "Summary" })).toHaveValue("Without an answer.");
    await page.unroute("**/api/v1");
    await publishAndExpectSaved(page);
    expect(await readFile(fileIn(editor), "utf8")).toContain("summary: Without an answer.");
  });
});

test("a save that was undone elsewhere is no conflict in a form that is opened afterward", async ({ page, editor }) => {
  const before = await readFile(fileIn(editor), "utf8");
  await openForm(page, editor, ENTRY);
  await retype(page, "Summary", "Saved, and undone.");
  await publishAndExpectSaved(page);
  await writeFile(fileIn(editor), before);
  await openForm(page, editor, ENTRY);
  await retype(page, "Summary", MINE);
  await publishAndExpectSaved(page);
  expect(await readFile(fileIn(editor), "utf8")).toContain(`summary: ${MINE}`);
});

test("the stored text of a closed form is restored, and conflicts with newer versions are detected", async ({ page, editor }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  const closeAndOpen = async (words: string, beforeReopening?: () => Promise<unknown>): Promise<void> => {
    await openForm(page, editor, ENTRY);
    await retype(page, "Summary", words);
    await waitUntilStored(page, words);
    await beforeReopening?.();
    await reopenForm(page, editor, ENTRY, "Restore them");
    await expect(page.getByRole("textbox", { name: "Summary" })).toHaveValue(words);
  };
  await closeAndOpen(MINE);
  await publishAndExpectSaved(page);
  const saved = await readFile(fileIn(editor), "utf8");
  expect(saved).toContain(`summary: ${MINE}`);
  expect(saved).not.toContain("A copy of a draft");

  await closeAndOpen("Typed, and closed.", () => saveElsewhere(editor, "Theirs."));
  await publish(page);
  await expect(conflict(page)).toBeVisible();
  expect(await readFile(fileIn(editor), "utf8")).toBe(saved.replace(MINE, "Theirs."));
});
