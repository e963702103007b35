/** Tests drafts on GitHub, and edit conflicts between two people. Runs only on GitHub, because local files have no drafts. */
import { expect, type Page } from "@playwright/test";
import { draftBranch } from "../../../src/cms/repository/github";
import { builtContent } from "../../fixtures/built-words";
import { test } from "./editor";
import { conflict, expectSaved, noteWith, openForm, publishDraft, reopenForm, retype, save, saveAndExpectSaved } from "./form";
import { DAY, OTHER } from "./github";
import type { GitHub } from "./modes";

test.describe.configure({ timeout: 360_000 });

const [first = "", second = ""] = builtContent.services.map(({ slug }) => slug);
const BRANCH = draftBranch({ collection: "services", slug: first });

const pathOf = (slug: string): string => `content/services/${slug}.md`;

const summaryAt = ({ repository }: GitHub, branch: string, slug = first): string | undefined =>
  /^summary: (?<words>.*)$/m.exec(repository.textAt(branch, pathOf(slug)) ?? "")?.groups?.words;

const saveElsewhere = ({ repository }: GitHub, branch: string, words: string, slug = first): void => {
  const text = repository.textAt(branch, pathOf(slug)) ?? repository.textAt("main", pathOf(slug)) ?? "";
  repository.change(branch, { [pathOf(slug)]: text.replace(/^summary: .*$/m, `summary: ${words}`) }, OTHER, DAY);
};

const entryOf = (slug: string): string => `services/entries/${slug}`;

/** Returns the dialog that asks whether a draft may replace what was published after the draft was started. */
const publishConflict = (page: Page) => page.getByRole("dialog", { name: "This entry was changed after the draft was started" });

test("a draft replaces another person's changes only after confirmation", async ({ page, editor, gitHub }) => {
  test.skip(second === "", "the content has only one service");
  const { repository } = gitHub;
  await openForm(page, editor, entryOf(first));

  await test.step("after another person has published, nothing is saved without confirmation", async () => {
    await retype(page, "Summary", "Mine.");
    saveElsewhere(gitHub, "main", "Theirs.");
    await save(page, editor);
    await expect(conflict(page)).toContainText(/Alex Doe published another version of it on November 20, 2026/);
    await expect(conflict(page).getByRole("link", { name: "See that change on GitHub" })).toHaveAttribute("href", /\/commit\//);
    await conflict(page).getByRole("button", { name: "Back to the form" }).click();
    await expect(page.getByText("the newer version stays")).toBeVisible();
    expect(repository.branches.has(BRANCH)).toBe(false);
    await expect(page.getByRole("textbox", { name: "Summary" })).toHaveValue("Mine.");
  });

  await test.step("the pull request changes one file, and later saves by the same person need no confirmation", async () => {
    await save(page, editor);
    await conflict(page).getByRole("button", { name: "Save mine" }).click();
    await expectSaved(page);
    expect(repository.pulls).toMatchObject([{ branch: BRANCH, labels: ["decap-cms/draft"], state: "open" }]);
    expect([summaryAt(gitHub, "main"), summaryAt(gitHub, BRANCH)]).toEqual(["Theirs.", "Mine."]);
    await expect(page.getByRole("link", { name: "Checks on GitHub" })).toHaveAttribute("href", /^https:.*\/site\/pull\/\d+$/);
    await retype(page, "Summary", "Mine again.");
    await saveAndExpectSaved(page, editor);
    expect(summaryAt(gitHub, BRANCH)).toBe("Mine again.");
    const [draft, main] = [BRANCH, "main"].map((branch) => repository.at(branch)?.tree ?? new Map<string, string>());
    expect([...(draft ?? [])].filter(([path, sha]) => main?.get(path) !== sha).map(([path]) => path)).toEqual([pathOf(first)]);
  });

  await test.step("a newer published version is reported before the draft replaces it, even if the draft was saved again", async () => {
    saveElsewhere(gitHub, "main", "Theirs, published again.");
    await retype(page, "Summary", "Mine for the last time.");
    await saveAndExpectSaved(page, editor);
    await publishDraft(page);
    await expect(publishConflict(page)).toContainText(/Alex Doe published another version of it.*Your draft is unchanged\./);
    expect(summaryAt(gitHub, "main")).toBe("Theirs, published again.");
    await publishConflict(page).getByRole("button", { name: "Publish mine" }).click();
    await expect.poll(() => summaryAt(gitHub, "main")).toBe("Mine for the last time.");
    const history = page.getByRole("link", { name: "The change, its checks" });
    await expect(history).toHaveAttribute("href", /\/commits\/main\/content\/services\//);
    expect(repository.pulls).toMatchObject([{ labels: ["decap-cms/pending_publish"], state: "closed" }]);
  });

  await test.step("a draft that another person started in the meantime is not replaced without confirmation", async () => {
    const branch = draftBranch({ collection: "services", slug: second });
    await openForm(page, editor, entryOf(second));
    await retype(page, "Summary", "Mine.");
    saveElsewhere(gitHub, branch, "Their draft.", second);
    repository.openPull(branch, "Their draft", ["decap-cms/draft"]);
    await save(page, editor);
    await expect(conflict(page)).toContainText(/Alex Doe saved another draft of it/);
    await expect(conflict(page)).toContainText("The two versions differ in: Summary.");
    await conflict(page).getByRole("button", { name: "Back to the form" }).click();
    expect(summaryAt(gitHub, branch, second)).toBe("Their draft.");
    await expect(page.getByRole("textbox", { name: "Summary" })).toHaveValue("Mine.");
  });
});

test("a draft that was deleted in the same tab is no conflict with the next draft", async ({ page, editor, gitHub }) => {
  await openForm(page, editor, entryOf(first));
  const published = await page.getByRole("textbox", { name: "Summary" }).inputValue();
  await retype(page, "Summary", "To be deleted.");
  await saveAndExpectSaved(page, editor);
  await page.getByRole("button", { name: "Delete unpublished changes" }).click();
  await expect.poll(() => gitHub.repository.branches.has(BRANCH)).toBe(false);
  await openForm(page, editor, entryOf(first));
  await expect(page.getByRole("textbox", { name: "Summary" })).toHaveValue(published);
  await retype(page, "Summary", "The next draft.");
  await saveAndExpectSaved(page, editor);
  expect(summaryAt(gitHub, BRANCH)).toBe("The next draft.");
});

test("if the sign-in has expired, a note explains what to do, and the text is restored after a new sign-in", async ({
  page,
  editor,
  gitHub,
}) => {
  await openForm(page, editor, entryOf(first));
  await retype(page, "Summary", "Typed with an old token.");
  gitHub.refuseToken(true);
  await save(page, editor);
  await expect(noteWith(page, /sign-in has expired.*load this page again, sign in/)).toBeVisible();
  expect(gitHub.repository.pulls).toEqual([]);
  await page.reload();
  await expect(page.getByRole("button", { name: "Login with GitHub" })).toBeVisible();
  gitHub.refuseToken(false);
  await reopenForm(page, editor, entryOf(first), "Restore them");
  await expect(page.getByRole("textbox", { name: "Summary" })).toHaveValue("Typed with an old token.");
  await saveAndExpectSaved(page, editor);
  expect(summaryAt(gitHub, BRANCH)).toBe("Typed with an old token.");
});
