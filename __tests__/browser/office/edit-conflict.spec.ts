/** Two people edit the same entry: the second to save chooses which version to keep, and no text is lost. */
import { expect } from "@playwright/test";
import { builtContent } from "../../fixtures/built-words";
import { test } from "./editor";
import { conflict, downloaded, expectPublished, noteWith, openForm, publish, reopenForm, retype, save, waitUntilStored } from "./form";
import type { Editor } from "./modes";
import { TEXTS } from "./texts";

test.describe.configure({ timeout: 240_000 });

const slug = builtContent.services[0]?.slug ?? "";
const ENTRY = `services/entries/${slug}`;
const MINE = "The summary that was typed here.";

const FILE = `content/services/${slug}.md`;

/** Changes the summary as another person, and returns the file's new content. */
const saveElsewhere = async (editor: Editor, words: string): Promise<string> => {
  const text = (await editor.read(FILE)).replace(/^summary: .*$/m, `summary: ${words}`);
  await editor.write(FILE, text);
  return text;
};

test("a file that changed after its form was opened is overwritten only after confirmation", async ({ page, editor }) => {
  await openForm(page, editor, ENTRY);
  await retype(page, "Summary", MINE);
  const theirs = await saveElsewhere(editor, "Theirs.");
  await save(page, editor);
  await expect(conflict(page)).toContainText(TEXTS[editor.mode].changed);
  expect(await editor.read(FILE)).toBe(theirs);

  expect(await downloaded(page, "Keep a copy of mine")).toBe(theirs.replace("summary: Theirs.", `summary: ${MINE}`));

  await test.step('"Back to the form" keeps the newer version and the typed text', async () => {
    await conflict(page).getByRole("button", { name: "Back to the form" }).click();
    await expect(page.getByText("the newer version stays")).toBeVisible();
    expect(await editor.read(FILE)).toBe(theirs);
    await expect(page.getByRole("textbox", { name: "Summary" })).toHaveValue(MINE);
  });

  await test.step('"Save mine", after another save, replaces the newer version', async () => {
    await save(page, editor);
    await conflict(page).getByRole("button", { name: "Save mine" }).click();
    await expectPublished(page, editor);
    expect(await editor.read(FILE)).toBe(theirs.replace("summary: Theirs.", `summary: ${MINE}`));
  });

  await test.step("a failed conflict check stops the save with a message, and the next attempt succeeds", async () => {
    const before = await editor.read(FILE);
    await retype(page, "Summary", "Without an answer.");
    await editor.fail("unreadable");
    await save(page, editor);
    await expect(noteWith(page, TEXTS[editor.mode].checkFailed)).toBeVisible();
    expect(await editor.read(FILE)).toBe(before);
    await expect(page.getByRole("textbox", { name: "Summary" })).toHaveValue("Without an answer.");
    await editor.fail(undefined);
    await publish(page, editor);
    expect(await editor.read(FILE)).toContain("summary: Without an answer.");
  });
});

test("a save that was undone elsewhere is no conflict in a form that is opened afterward", async ({ page, editor }) => {
  const before = await editor.read(FILE);
  await openForm(page, editor, ENTRY);
  await retype(page, "Summary", "Saved, and undone.");
  await publish(page, editor);
  await editor.write(FILE, before);
  await openForm(page, editor, ENTRY);
  await retype(page, "Summary", MINE);
  await publish(page, editor);
  expect(await editor.read(FILE)).toContain(`summary: ${MINE}`);
});

test("the stored text of a closed form is restored, and conflicts with newer versions are detected", async ({ page, editor }) => {
  const closeAndOpen = async (words: string, beforeReopening?: () => Promise<unknown>): Promise<void> => {
    await openForm(page, editor, ENTRY);
    await retype(page, "Summary", words);
    await waitUntilStored(page, words);
    await beforeReopening?.();
    await reopenForm(page, editor, ENTRY, "Restore them");
    await expect(page.getByRole("textbox", { name: "Summary" })).toHaveValue(words);
  };
  await closeAndOpen(MINE);
  await publish(page, editor);
  const saved = await editor.read(FILE);
  expect(saved).toContain(`summary: ${MINE}`);
  // The notes that the form keeps with the draft are not written to the file.
  expect(saved).not.toMatch(/^["']?#(?:source|base)\b/m);

  await closeAndOpen("Typed, and closed.", () => saveElsewhere(editor, "Theirs."));
  await save(page, editor);
  await expect(conflict(page)).toBeVisible();
  expect(await editor.read(FILE)).toBe(saved.replace(MINE, "Theirs."));
});
