/** Drafts that the public site's editor saves to GitHub, and edit conflicts between two people. GitHub is faked in memory. */
import { expect, type Page } from "@playwright/test";
import { draftBranch } from "../../../src/cms/repository/github";
import { builtContent } from "../../fixtures/built-words";
import { conflict, noteWith, publish, reopenForm, retype } from "./form";
import { openOnGitHub, OTHER, test, type Office } from "./github";

test.describe.configure({ timeout: 360_000 });

const DAY = "2026-11-20T15:00:00Z";
const [first = "", second = ""] = builtContent.services.map(({ slug }) => slug);
const BRANCH = draftBranch({ collection: "services", slug: first });

const pathOf = (slug: string): string => `content/services/${slug}.md`;

const summaryAt = ({ repository }: Office, branch: string, slug = first): string | undefined =>
  /^summary: (?<words>.*)$/m.exec(repository.textAt(branch, pathOf(slug)) ?? "")?.groups?.words;

const saveElsewhere = ({ repository }: Office, branch: string, words: string, slug = first): void => {
  const text = repository.textAt(branch, pathOf(slug)) ?? repository.textAt("main", pathOf(slug)) ?? "";
  repository.change(branch, { [pathOf(slug)]: text.replace(/^summary: .*$/m, `summary: ${words}`) }, OTHER, DAY);
};

const open = (page: Page, office: Office, slug: string): Promise<void> => openOnGitHub(page, office, `services/entries/${slug}`);

const mine = (page: Page, verb = "Save") => conflict(page).getByRole("button", { name: `${verb} mine` });

const save = (page: Page): Promise<void> => page.getByRole("button", { name: "Save", exact: true }).click();

/** Clicks a button that saves the entry, and expects the save to succeed. */
const clickAndExpectSaved = async (page: Page, button = page.getByRole("button", { name: "Save", exact: true })): Promise<void> => {
  await button.click();
  await expect(page.getByText("Entry saved")).toBeVisible();
  await expect(page.getByText("Entry saved")).toBeHidden();
};

test("a draft is saved to GitHub and published, and another person's changes are reported before they are replaced", async ({
  page,
  office,
}) => {
  const { repository } = office;
  page.on("dialog", (dialog) => void dialog.accept());
  await open(page, office, first);

  await test.step("after another person has published, nothing is saved without confirmation", async () => {
    await retype(page, "Summary", "Mine.");
    saveElsewhere(office, "main", "Theirs.");
    await save(page);
    await expect(conflict(page)).toContainText(/Alex Doe published another version of it on November 20, 2026/);
    await expect(conflict(page).getByRole("link", { name: "See that change on GitHub" })).toHaveAttribute("href", /\/commit\//);
    await conflict(page).getByRole("button", { name: "Back to the form" }).click();
    await expect(page.getByText("the newer version stays")).toBeVisible();
    expect(repository.branches.has(BRANCH)).toBe(false);
    await expect(page.getByRole("textbox", { name: "Summary" })).toHaveValue("Mine.");
  });

  await test.step("the pull request changes one file, and later saves by the same person need no confirmation", async () => {
    await save(page);
    await clickAndExpectSaved(page, mine(page));
    expect(repository.pulls).toMatchObject([{ branch: BRANCH, labels: ["decap-cms/draft"], state: "open" }]);
    expect([summaryAt(office, "main"), summaryAt(office, BRANCH)]).toEqual(["Theirs.", "Mine."]);
    await expect(page.getByRole("link", { name: "Checks on GitHub" })).toHaveAttribute("href", /^https:.*\/site\/pull\/\d+$/);
    await retype(page, "Summary", "Mine again.");
    await clickAndExpectSaved(page);
    expect(summaryAt(office, BRANCH)).toBe("Mine again.");
    const [draft, main] = [BRANCH, "main"].map((branch) => repository.at(branch)?.tree ?? new Map<string, string>());
    expect([...(draft ?? [])].filter(([path, sha]) => main?.get(path) !== sha).map(([path]) => path)).toEqual([pathOf(first)]);
  });

  await test.step("a newer published version is reported before the draft replaces it", async () => {
    saveElsewhere(office, "main", "Theirs, published again.");
    await page.getByRole("button", { name: /^Status/ }).click();
    await page.getByText("Ready", { exact: true }).click();
    await publish(page);
    await expect(conflict(page)).toContainText(/Alex Doe published another version of it/);
    expect(summaryAt(office, "main")).toBe("Theirs, published again.");
    await mine(page, "Publish").click();
    await expect.poll(() => summaryAt(office, "main")).toBe("Mine again.");
    const history = page.getByRole("link", { name: "The change, its checks" });
    await expect(history).toHaveAttribute("href", /\/commits\/main\/content\/services\//);
    expect(repository.pulls).toMatchObject([{ labels: ["decap-cms/pending_publish"], state: "closed" }]);
  });

  await test.step("a draft that another person started in the meantime is not replaced without confirmation", async () => {
    const branch = draftBranch({ collection: "services", slug: second });
    await open(page, office, second);
    await retype(page, "Summary", "Mine.");
    saveElsewhere(office, branch, "Their draft.", second);
    repository.propose(branch, "Their draft", ["decap-cms/draft"]);
    await save(page);
    await expect(conflict(page)).toContainText(/Alex Doe saved another draft of it/);
    await expect(conflict(page)).toContainText("The two versions differ in: Summary.");
    await conflict(page).getByRole("button", { name: "Back to the form" }).click();
    expect(summaryAt(office, branch, second)).toBe("Their draft.");
    await expect(page.getByRole("textbox", { name: "Summary" })).toHaveValue("Mine.");
  });
});

test("a draft that was deleted in the same tab is no conflict with the next draft", async ({ page, office }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await open(page, office, first);
  const published = await page.getByRole("textbox", { name: "Summary" }).inputValue();
  await retype(page, "Summary", "To be deleted.");
  await clickAndExpectSaved(page);
  await page.getByRole("button", { name: "Delete unpublished changes" }).click();
  await expect.poll(() => office.repository.branches.has(BRANCH)).toBe(false);
  await open(page, office, first);
  await expect(page.getByRole("textbox", { name: "Summary" })).toHaveValue(published);
  await retype(page, "Summary", "The next draft.");
  await clickAndExpectSaved(page);
  expect(summaryAt(office, BRANCH)).toBe("The next draft.");
});

test("if the sign-in has expired, a note explains what to do, and the text is restored after a new sign-in", async ({ page, office }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await open(page, office, first);
  await retype(page, "Summary", "Typed with an old token.");
  office.refuseToken(true);
  await save(page);
  await expect(noteWith(page, /sign-in has expired.*load this page again, sign in/)).toBeVisible();
  expect(office.repository.pulls).toEqual([]);
  await page.reload();
  await expect(page.getByRole("button", { name: "Login with GitHub" })).toBeVisible();
  office.refuseToken(false);
  await reopenForm(page, office, `services/entries/${first}`, "Restore them");
  await expect(page.getByRole("textbox", { name: "Summary" })).toHaveValue("Typed with an old token.");
  await clickAndExpectSaved(page);
  expect(summaryAt(office, BRANCH)).toBe("Typed with an old token.");
});
