/** Through the real editor, a field of every kind, in a file of every kind: a save changes the lines of that field, and no others. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { contentDirectory } from "../../../src/build/gatsby/sources";
import { editorSite } from "../../../src/cms/editor-site";
import { LOCAL_PROXY } from "../../../src/cms/local-proxy";
import { loadLanguages } from "../../../src/content/languages";
import { files, lists } from "../../../src/content/schema";
import { builtContent } from "../../fixtures/built-words";
import { test } from "../cms/editor";
import { choose, isSaved, openForm, openRow, retype } from "./form";

test.describe.configure({ timeout: 360_000 });

interface Change {
  readonly name: string;
  /** Address of the form. */
  readonly entry: string;
  /** Below `content/`. */
  readonly file: string;
  readonly make: (page: Page) => Promise<void>;
  /** The lines that go, and those that come. */
  readonly lines: readonly [gone: RegExp, come: RegExp];
}

/** Lists the lines that are in one text and not in the other. */
const without = (text: string, other: string): string => {
  const left = other.split("\n");
  const gone = text.split("\n").filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return gone.join("\n");
};

const NOTHING = /^$/;
const [service] = builtContent.services;
const [project] = builtContent.projects;
const post = builtContent.posts.find(({ listed, draft }) => listed && !draft);
const category = ["Residential", "Commercial"].find((name) => name !== project?.category) ?? "";
const ofService = { entry: `services/entries/${service?.slug ?? ""}`, file: `services/${service?.slug ?? ""}.md` };
const ofPost = { entry: `posts/entries/${post?.slug ?? ""}`, file: `posts/${post?.slug ?? ""}.md` };

const CHANGES: readonly Change[] = [
  {
    name: "a folded text: one word at its end",
    entry: "pages/entries/homePage",
    file: files.homePage.file,
    make: async (page) => {
      await page.getByRole("textbox", { name: "Lead" }).first().click();
      await page.keyboard.press("ControlOrMeta+End");
      await page.keyboard.type(" Today.");
    },
    lines: [/^ +[^\n]*$/, /^ +[^\n]* Today\.$/],
  },
  {
    name: "a word of a page's text",
    ...ofService,
    make: async (page) => {
      await page.locator("[data-slate-editor] p").last().click();
      await page.keyboard.press("End");
      await page.keyboard.type(" And so on.");
    },
    lines: [/^[^\n]+$/, /^[^\n]+ And so on\.[^\n]*$/],
  },
  { name: "an address", ...ofService, make: (page) => retype(page, "Address", "one-name"), lines: [NOTHING, /^address: one-name$/] },
  {
    name: "another address: the first one leads on",
    ...ofService,
    make: (page) => retype(page, "Address", "another-name"),
    lines: [/^address: one-name$/, /^address: another-name\nformerly:\n {2}- one-name$/],
  },
  {
    name: "a number",
    entry: "settings/entries/facts",
    file: files.facts.file,
    make: (page) => page.getByRole("spinbutton").first().fill("2024"),
    lines: [/^ +\w+: [\d.]+$/, /^ +\w+: 2024$/],
  },
  {
    name: "a choice, in a list",
    entry: "lists/entries/projects",
    file: lists.projects.file,
    make: async (page) => {
      await openRow(page, project?.title ?? "");
      await choose(page, "Category", category);
    },
    lines: [/^ +category: \w+$/, new RegExp(`^ +category: ${category}$`)],
  },
  {
    name: "a day",
    ...ofPost,
    make: (page) => page.getByRole("textbox", { name: "Date" }).fill("2025-11-03"),
    lines: [/^date: .*$/, /^date: "?2025-11-03"?$/],
  },
  {
    name: "a yes or no",
    ...ofPost,
    make: (page) => page.getByRole("switch", { name: "Draft" }).click(),
    lines: [NOTHING, /^draft: true$/],
  },
];

/** A translation, if there is one. The mark goes at the first save: the file has one more line of hyphens without it. */
const TRANSLATED: readonly Change[] = (loadLanguages(contentDirectory(), { drafts: true }).es?.services ?? [])
  .slice(0, 1)
  .map(({ slug }) => ({
    name: "a line of a translation, with a mark and line ends of Windows",
    entry: `es-services/entries/${slug}`,
    file: `es/services/${slug}.md`,
    make: (page) => retype(page, "Summary", "Unas palabras."),
    lines: [/^\uFEFF---\r\nsummary: [^\n]*\r$/, /^summary: Unas palabras\.\r\n---\r$/],
  }));

test("what is saved differs from what was there in the lines of one field", async ({ page, editor }) => {
  const root = path.join(editor.project, "content");
  const read = (file: string): Promise<string> => readFile(path.join(root, file), "utf8");
  // What `npm run cms` answers: the site as the files are now.
  const site = () => editorSite(loadLanguages(root, { drafts: true }), LOCAL_PROXY);
  await page.route("**/admin/site.json", (route) => route.fulfill({ json: site() }));
  for (const { file } of TRANSLATED) await writeFile(path.join(root, file), `\uFEFF${(await read(file)).replaceAll("\n", "\r\n")}`);
  for (const { name, entry, file, make, lines } of [...CHANGES, ...TRANSLATED]) {
    await test.step(name, async () => {
      const before = await read(file);
      await openForm(page, editor, entry);
      await make(page);
      await isSaved(page);
      const after = await read(file);
      expect(without(before, after)).toMatch(lines[0]);
      expect(without(after, before)).toMatch(lines[1]);
    });
  }
});
