/**
 * Changes fields of several kinds in the real editor, and checks that each save changes only the field's lines in the file. A save also
 * reformats a file that is not in the editor's layout, so the comparison starts from the reformatted file.
 */
import { expect, type Locator, type Page } from "@playwright/test";
import { contentDirectory } from "../../../src/content/load/content-directory";
import { normalFile } from "../../../src/cms/page-format";
import { loadLanguages } from "../../../src/content/load/languages";
import { files, lists } from "../../../src/content/schema";
import { builtContent } from "../../fixtures/built-words";
import { test } from "./editor";
import { choose, publish, openForm, openNextForm, openRow, retype } from "./form";

test.describe.configure({ timeout: 200_000 });

/** The change's name, the form, the file under `content/`, the action, and a pattern for the removed (-) and added (+) lines. */
type Change = readonly [name: string, entry: string, file: string, make: (page: Page) => Promise<void>, lines: RegExp];

/**
 * Returns the lines from the first to the last difference: those of `before`, each after a -, then those of `after`, each after a +. Lines
 * that moved are differences, too.
 */
const changedLines = (before: string, after: string): string => {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start++;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const removed = old.slice(start, old.length - end).map((line) => `-${line}`);
  const added = now.slice(start, now.length - end).map((line) => `+${line}`);
  return [...removed, ...added].join("\n");
};

/** Clicks an element, presses a key that moves the cursor to the end, and types. */
const append = async (page: Page, place: Locator, end: string): Promise<void> => {
  await place.click();
  await page.keyboard.press(end);
  await page.keyboard.type(" And so on.");
};

const service = builtContent.services.find(({ address }) => address === undefined);
const [project] = builtContent.projects;
const category = ["Residential", "Commercial"].find((name) => name !== project?.category) ?? "";
/** The form and the file of a service. */
const ofService = [`services/entries/${service?.slug ?? ""}`, `services/${service?.slug ?? ""}.md`] as const;

const editBody = (page: Page): Promise<void> => append(page, page.locator("[data-slate-editor] p").last(), "End");
const editLead = (page: Page): Promise<void> => append(page, page.getByRole("textbox", { name: "Lead" }).first(), "ControlOrMeta+End");
const typeInto = (label: string, words: string) => (page: Page) => retype(page, label, words);
/** Fills in a field. Retries, because Decap may replace a form's values once, soon after it has opened. */
const fillIn = (page: Page, field: Locator, text: string): Promise<void> =>
  expect(async () => {
    await field.fill(text);
    await expect(page.getByText("Unsaved Changes")).toBeVisible({ timeout: 2000 });
  }).toPass();
const setYear = (page: Page): Promise<void> => fillIn(page, page.locator("input[inputmode=decimal]").first(), "2024");
const setDay = (page: Page): Promise<void> => fillIn(page, page.getByRole("textbox", { name: "Date" }), "2025-11-03");
const toggleDraft = (page: Page): Promise<void> => page.getByRole("switch", { name: "Draft" }).click();
const chooseCategory = async (page: Page): Promise<void> => {
  await openRow(page, project?.title ?? "");
  await choose(page, "Category", category);
};

const addQuestion = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Add question" }).click();
  await retype(page, "Question", "One more?", "last");
  await retype(page, "Answer", "One more.", "last");
};

const CHANGES: readonly Change[] = [
  ["a field with several sentences", "pages/entries/homePage", files.homePage.file, editLead, /^- +[^\n]*\n\+ +[^\n]* And so on\.$/],
  ["a sentence in a page's body", ...ofService, editBody, /^-[^\n]+\n\+[^\n]+ And so on\.[^\n]*$/],
  ["a new question", ...ofService, addQuestion, /^\+ +- question: One more\?\n\+ +answer: One more\.$/],
  ["an address", ...ofService, typeInto("Address", "one-name"), /^\+address: one-name$/],
  ["a number", "settings/entries/facts", files.facts.file, setYear, /^- +(\w+): [\d.]+\n\+ +\1: 2024$/],
];

/** A change to a project. Empty if the content has no projects. */
const OF_PROJECT = builtContent.projects
  .slice(0, 1)
  .map((): Change => [
    "a choice",
    "lists/entries/projects",
    lists.projects.file,
    chooseCategory,
    new RegExp(`^- +category: \\w+\n\\+ +category: ${category}$`),
  ]);

/** Changes to a post. Empty if the content has no listed posts. */
const OF_POST = builtContent.posts
  .filter(({ listed }) => listed)
  .slice(0, 1)
  .flatMap(({ slug }): readonly Change[] => {
    const place = [`posts/entries/${slug}`, `posts/${slug}.md`] as const;
    return [
      ["a date", ...place, setDay, /^-date: .*\n\+date: "?2025-11-03"?$/],
      ["a switch", ...place, toggleDraft, /^\+draft: true$/],
    ];
  });

/** A change to a Spanish service. Empty if no service is translated. */
const TRANSLATED = (loadLanguages(contentDirectory(), { drafts: true }).es?.services ?? [])
  .slice(0, 1)
  .map(({ slug }): Change => [
    "a line in a translation with a byte order mark and Windows line endings",
    `es-services/entries/${slug}`,
    `es/services/${slug}.md`,
    typeInto("Summary", "Unas palabras."),
    /^-summary: [^\n]*\n\+summary: Unas palabras\.$/,
  ]);

test("a save changes only the lines of one field", async ({ page, editor }) => {
  test.skip(!service, "every service has an address of its own");
  const read = (file: string): Promise<string> => editor.read(`content/${file}`);
  for (const [, , file] of TRANSLATED) await editor.write(`content/${file}`, `\uFEFF${(await read(file)).replaceAll("\n", "\r\n")}`);
  await openForm(page, editor, "settings/entries/business");
  for (const [name, entry, file, make, lines] of [...CHANGES, ...OF_PROJECT, ...OF_POST, ...TRANSLATED]) {
    await test.step(name, async () => {
      const before = normalFile(file, await read(file));
      await openNextForm(page, editor, entry);
      await make(page);
      await publish(page, editor);
      expect(changedLines(before, await read(file))).toMatch(lines);
    });
  }
});
