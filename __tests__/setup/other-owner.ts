/**
 * Writes another company's content: the starter, filled in by `npm run adopt` with the answers in fixtures/owners/reno.yml, plus what that
 * company added later, in fixtures/reno. Most tests use this content instead of content/, because site owners edit content/.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { adopt } from "../../scripts/adopt/adopt";
import { parseAnswers } from "../../scripts/adopt/answers";
import { STARTER, textsIn, writeContent } from "../../scripts/adopt/files";
import { readPage, readSettings, withoutNotes, writeFile } from "../../src/cms/page-format";
import type { Data } from "../../src/cms/same";
import { listFiles } from "../../src/content/load/read-folder";
import { isRecord } from "../../src/content/shared/required";
import { newFolder } from "../fixtures/folder";

const ANSWERS = "__tests__/fixtures/owners/reno.yml";
const ADDED = "__tests__/fixtures/reno";
const PICTURES = { yard: "#222", edge: "#999", arrows: "#555" } as const;

/** Returns data with the fields of `added` in it. Groups are merged; other values are replaced. */
const merge = (data: Data, added: Data): Data => ({
  ...data,
  ...Object.fromEntries(
    Object.entries(withoutNotes(added)).map(([name, value]) => {
      const before = data[name];
      return [name, isRecord(value) && isRecord(before) ? merge(before, value) : value];
    }),
  ),
});

/** Adds what the company wrote to its own files. A page's text goes before the text that is there. */
const addOwn = (root: string, file: string): void => {
  const target = path.join(root, file);
  const added = readFileSync(path.join(ADDED, file), "utf8");
  mkdirSync(path.dirname(target), { recursive: true });
  if (!listFiles(root, path.dirname(file), [path.extname(file)]).includes(file)) return cpSync(path.join(ADDED, file), target);
  const before = readFileSync(target, "utf8");
  if (!file.endsWith(".md")) return writeFileSync(target, writeFile(file, merge(readSettings(before), readSettings(added))));
  const [page, own] = [readPage(before, ""), readPage(added, "")];
  const body = [own.body, page.body].map((text) => String(text ?? "").trim()).join("\n\n");
  writeFileSync(target, writeFile(file, { ...merge(page, own), body: `${body}\n` }));
};

/** Jest's global setup: writes the content to a new folder. Tests read the folder's path from the environment variable OTHER_OWNER. */
export default async (): Promise<void> => {
  const root = newFolder();
  process.env.OTHER_OWNER = root;
  writeContent(root, adopt(textsIn(STARTER), parseAnswers(ANSWERS, readFileSync(ANSWERS))), STARTER, true);
  for (const file of listFiles(ADDED, "", [".md", ".yml"])) addOwn(root, file);
  for (const [name, background] of Object.entries(PICTURES))
    await sharp({ create: { width: 1280, height: 854, channels: 3, background } }).toFile(path.join(root, `images/${name}.jpg`));
};
