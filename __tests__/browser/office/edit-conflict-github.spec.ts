/** Two people on one entry of the public editor, which keeps drafts at GitHub: a repository in memory answers the real Decap. */
import { expect, type Page } from "@playwright/test";
import { draftBranch } from "../../../src/cms/decap/session";
import { builtContent } from "../../fixtures/built-words";
import { OTHER, test, type Office } from "../cms/github-office";
import { noteWith, retype } from "./form";

test.describe.configure({ timeout: 360_000 });

const DAY = "2026-11-20T15:00:00Z";
const entry = { collection: "services", slug: builtContent.services[0]?.slug ?? "" };
const PATH = `content/services/${entry.slug}.md`;
const BRANCH = draftBranch(entry);
const CHANGED = "somebody has changed this entry meanwhile";

const summaryAt = ({ repository }: Office, branch: string): string | undefined =>
  /^summary: (?<words>.*)$/m.exec(repository.textAt(branch, PATH) ?? "")?.groups?.words;

const saveElsewhere = ({ repository }: Office, branch: string, words: string): void => {
  const text = repository.textAt(branch, PATH) ?? repository.textAt("main", PATH) ?? "";
  repository.change(branch, { [PATH]: text.replace(/^summary: .*$/m, `summary: ${words}`) }, OTHER, DAY);
};

const open = async (page: Page, { address }: Office, form: string): Promise<void> => {
  await page.goto(`${address}#/collections/${form}`);
  await page.getByRole("button", { name: "Save" }).waitFor();
};

const save = (page: Page): Promise<void> => page.getByRole("button", { name: "Save", exact: true }).click();

const isSaved = async (page: Page): Promise<void> => {
  await save(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  await expect(page.getByText("Entry saved")).toBeHidden();
};

test("who published or saved a draft meanwhile is named, and nothing is put in the place of it unasked", async ({ page, office }) => {
  const { repository } = office;
  page.on("dialog", (dialog) => void dialog.accept());
  await open(page, office, `services/entries/${entry.slug}`);

  await test.step("published meanwhile: nothing is saved until that is meant", async () => {
    await retype(page, "Summary", "Mine.");
    saveElsewhere(office, "main", "Theirs.");
    await save(page);
    await expect(noteWith(page, CHANGED)).toBeVisible();
    await expect(noteWith(page, /^Alex Doe published another version of it on November 20, 2026/)).toBeVisible();
    expect(repository.branches.has(BRANCH)).toBe(false);
    await expect(page.getByRole("textbox", { name: "Summary" })).toHaveValue("Mine.");
    await isSaved(page);
    expect([summaryAt(office, "main"), summaryAt(office, BRANCH)]).toEqual(["Theirs.", "Mine."]);
  });

  await test.step("the draft goes on without a question while it is one's own", async () => {
    await retype(page, "Summary", "Mine again.");
    await isSaved(page);
    await retype(page, "Summary", "Mine for the third time.");
    await isSaved(page);
    expect(summaryAt(office, BRANCH)).toBe("Mine for the third time.");
  });

  await test.step("somebody saves the same draft", async () => {
    saveElsewhere(office, BRANCH, "Their draft.");
    await retype(page, "Summary", "Mine after all.");
    await save(page);
    await expect(noteWith(page, /^Alex Doe saved another draft of it/)).toBeVisible();
    expect(summaryAt(office, BRANCH)).toBe("Their draft.");
    await isSaved(page);
    expect(summaryAt(office, BRANCH)).toBe("Mine after all.");
  });

  await test.step("published under the draft: said before it is put in the place of that", async () => {
    saveElsewhere(office, "main", "Theirs, published again.");
    await page.getByRole("button", { name: /^Status/ }).click();
    await page.getByText("Ready", { exact: true }).click();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByText("Publish now", { exact: true }).click();
    await expect(noteWith(page, "Not published yet: somebody has published this entry meanwhile")).toBeVisible();
    expect(summaryAt(office, "main")).toBe("Theirs, published again.");
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByText("Publish now", { exact: true }).click();
    await expect.poll(() => summaryAt(office, "main")).toBe("Mine after all.");
  });
});

test("a draft that somebody began meanwhile is not replaced", async ({ page, office }) => {
  const { repository } = office;
  await open(page, office, `services/entries/${entry.slug}`);
  await retype(page, "Summary", "Mine.");
  saveElsewhere(office, BRANCH, "Their draft.");
  repository.propose(BRANCH, "Their draft", ["decap-cms/draft"]);
  for (const time of [1, 2]) {
    await test.step(`time ${time}`, async () => {
      await save(page);
      await expect(noteWith(page, /^Alex Doe began a draft of it/)).toBeVisible();
      await expect(noteWith(page, /Then load this page again/)).toBeVisible();
    });
  }
  expect(summaryAt(office, BRANCH)).toBe("Their draft.");
  await expect(page.getByRole("textbox", { name: "Summary" })).toHaveValue("Mine.");
});
