/** Through the real editor, a field of every kind: what is saved differs from what was there in the lines of that field alone. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { builtContent } from "../../fixtures/built-words";
import { test, type Editor } from "../cms/editor";
import { isSaved, openForm, retype } from "./form";

test.describe.configure({ timeout: 360_000 });

const linesOf = (text: string): readonly string[] => text.split("\n");

/** Lists the lines that are in one text and not in the other. */
const without = (text: string, other: string): readonly string[] => {
  const left = [...linesOf(other)];
  return linesOf(text).filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

interface Change {
  readonly name: string;
  readonly make: (page: Page) => Promise<void>;
  /** The lines that go, and those that come. */
  readonly lines: readonly [gone: RegExp, come: RegExp];
}

/** Makes changes in an entry, each saved by itself, and looks at its file. */
const expectOnly = async (page: Page, editor: Editor, entry: string, file: string, changes: readonly Change[]): Promise<void> => {
  const place = path.join(editor.project, "content", file);
  for (const { name, make, lines } of changes) {
    await test.step(name, async () => {
      const before = await readFile(place, "utf8");
      await openForm(page, editor, entry);
      await make(page);
      await isSaved(page);
      const after = await readFile(place, "utf8");
      expect(without(before, after).join("\n")).toMatch(lines[0]);
      expect(without(after, before).join("\n")).toMatch(lines[1]);
    });
  }
};

const NOTHING = /^$/;

test("of a post: a line, a day, a yes or no, a word of its text", async ({ page, editor }) => {
  const post = builtContent.posts.find(({ body, related, listed }) => listed && related.services.length > 1 && body.includes("\n|"));
  const slug = post?.slug ?? "";
  const file = `posts/${slug}.md`;
  const text = await readFile(path.join(editor.project, "content", file), "utf8");
  // The last paragraph of plain words, so that the text has tables and lists above it.
  const paragraph = linesOf(text).findLast((line) => /^[A-Z][^[{|*]+\.$/.test(line)) ?? "";
  await expectOnly(page, editor, `posts/entries/${slug}`, file, [
    { name: "a line", make: () => retype(page, "Excerpt", "Other words."), lines: [/^excerpt: .*$/, /^excerpt: Other words\.$/] },
    {
      name: "a day",
      make: () => page.getByRole("textbox", { name: "Date" }).fill("2025-11-03"),
      lines: [/^date: .*$/, /^date: "?2025-11-03"?$/],
    },
    {
      name: "a yes or no",
      make: () => page.getByRole("switch", { name: "Draft" }).click(),
      lines: [NOTHING, /^draft: true$/],
    },
    {
      name: "a word of the text",
      make: async () => {
        await page.locator("[data-slate-editor]").getByText(paragraph.slice(0, 60)).click();
        await page.keyboard.press("End");
        await page.keyboard.type(" And so on.");
      },
      lines: [/^[^\n]+$/, /^[^\n]*And so on\.[^\n]*$/],
    },
  ]);
  expect(await editor.changes()).toEqual([`content/${file}`]);
});
