/** Tests that saving changes only the edited fields, for every field of every file in content/ and in the fixture. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { Document } from "yaml";
import { mergeMarkdown } from "../../../src/cms/merge-markdown";
import { SOURCE, withoutNotes, normalFile, readPage, readSettings, mergedFile } from "../../../src/cms/page-format";
import { isRecord } from "../../../src/content/shared/required";
import { type Data } from "../../../src/cms/same";
import { filesBelow } from "../../../src/publish/page-files";
import { FIXTURE_ROOT } from "../../fixtures/content";

type Path = readonly (string | number)[];

const filesIn = (root: string) =>
  filesBelow(root)
    .filter((file) => /\.(?:ya?ml|md)$/.test(file))
    .map((file) => path.join(root, file));
const read = (file: string, text: string): Data => (file.endsWith(".md") ? readPage(text) : readSettings(text));

const texts = [...filesIn("content"), ...filesIn(path.relative("", FIXTURE_ROOT))].map((file) => {
  const text = normalFile(file, readFileSync(file, "utf8"));
  return { file, text, data: read(file, text) };
});

/** Returns a file's text after the editor saves changed data. */
const save = (file: string, text: string, data: unknown): string =>
  // SOURCE is the note with the text that changes are merged into. Safe cast: `data` contains a file's fields.
  mergedFile(file, { ...(data as Data), [SOURCE]: text });

/** Returns the paths of all strings, numbers and other single values. */
const leaves = (value: unknown, at: Path = []): readonly Path[] => {
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => leaves(item, [...at, index]));
  if (!isRecord(value)) return [at];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, [...at, key]));
};

/** Returns a slightly different value: with one word replaced (or an x appended), 1 added, or a boolean inverted. */
const changeSlightly = (value: unknown, at: number): unknown => {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  const words = String(value).split(" ");
  const place = words.findIndex((word, index) => index >= at % words.length && /^[a-z]+$/i.test(word));
  return place < 0 ? `${String(value)}x` : words.with(place, "Changed").join(" ");
};

/** Returns a value without the spaces that align the columns of tables. */
const withoutPadding = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replace(/ {2,}/g, " "));

/** Each turn changes a quarter of a file's fields. The other fields must remain unchanged. */
const TURNS = [0, 1, 2, 3];

/** Returns a file's data and text after each turn, with the number of fields that the turn changed. */
const turnsOf = ({ file, text, data }: (typeof texts)[number]) => {
  const all = leaves(withoutNotes(data));
  return TURNS.map((turn) => {
    const places = all.filter((_, index) => index % TURNS.length === turn);
    const document = new Document(data);
    for (const [index, at] of places.entries()) document.setIn(at, changeSlightly(document.getIn(at), index));
    const changed = document.toJS() as Data; // Safe cast: changing single values keeps a file's fields.
    return { count: places.length, changed, saved: save(file, text, changed) };
  });
};

it.each(texts)("$file: saving without a change restores every byte", ({ file, text, data }) => {
  expect(save(file, text, data)).toBe(text);
});

it.each(texts)("$file: each changed field is saved", (before) => {
  for (const { changed, saved } of turnsOf(before))
    expect(withoutPadding(withoutNotes(read(before.file, saved)))).toEqual(withoutPadding(withoutNotes(changed)));
});

it.each(texts)("$file: a changed field changes only its own lines", (before) => {
  for (const { count, saved } of turnsOf(before)) {
    const [old, now] = [before.text.split("\n"), saved.split("\n")];
    expect(now).toHaveLength(old.length);
    expect(now.filter((line, index) => line !== old[index]).length).toBeLessThanOrEqual(count);
  }
});

it.each(texts)("$file: undoing the change restores every byte", (before) => {
  for (const { saved } of turnsOf(before)) expect(save(before.file, saved, before.data)).toBe(before.text);
});

const TEXT = `Words *here*
and there.

- one
- two

| Size | Price |
| :--- | ----: |
| S    |     1 |
|      |     3 |`;

/** TEXT as the editor's form writes it: with each paragraph on one line, and with different markers for lists and emphasis. */
const TEXT_IN_FORM = TEXT.replace("*here*", "_here_").replace("\nand", " and").replace(/^- /gm, "* ");

it.each([
  ["a word in a paragraph", "and there", "and elsewhere", (text: string) => text.replace(/Words[^]*?there/, "Words _here_ and elsewhere")],
  ["a new paragraph", "\n\n*", "\n\nMore.\n\n*", (text: string) => text.replace("\n\n-", "\n\nMore.\n\n-")],
  ["a word in a list", "two", "three", (text: string) => text.replace("two", "three")],
  ["a new list item", "* two", "* two\n* three", (text: string) => text.replace("- two", "- two\n- three")],
  ["a removed list item", "* one\n", "", (text: string) => text.replace("- one\n", "")],
  ["a nested list", "* two", "* two\n\n  * more", (text: string) => text.replace("- two", "- two\n\n  * more")],
  ["a new table row", "|      |", "| M    |     2 |\n|      |", (text: string) => text.replace("|      |", "| M    |     2 |\n|      |")],
])("an edit changes only the edited block: %s", (_, from, to, expected) => {
  expect(mergeMarkdown(TEXT, TEXT_IN_FORM.replace(from, to))).toBe(expected(TEXT));
});

it.each([
  ["spaces in code", "- one\n\n```\na  b\n```", "* one\n\n```\na b\n```", "- one\n\n```\na b\n```"],
  ["two adjacent lists", "- one", "* one\n\n- two", "* one\n\n- two"],
])("preserves the meaning of %s", (_, former, form, expected) => {
  expect(mergeMarkdown(former, form)).toBe(expected);
});
