/**
 * Writes another company's content: the starter, filled in by `npm run adopt` with the answers in fixtures/owners/reno.yml, plus what that
 * company added later, in fixtures/reno. Most tests use this content instead of content/, because site owners edit content/.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { adopt } from "../../scripts/adopt/adopt";
import { parseAnswers } from "../../scripts/adopt/answers";
import { STARTER, textsIn, writeContent } from "../../scripts/adopt/files";
import { readPage, readSettings, withoutNotes, mergedFile } from "../../src/cms/page-format";
import type { Data } from "../../src/cms/same";
import { loadContent } from "../../src/content/load/load";
import { isRecord } from "../../src/content/shared/required";
import { newFolder } from "../fixtures/folder";
import { FIXTURE_HOSTING } from "../fixtures/hosting-file";

const ANSWERS = "__tests__/fixtures/owners/reno.yml";
const ADDITIONS = "__tests__/fixtures/reno";
/** Names and colors of the plain pictures that the additions show. */
const PICTURES = { yard: "#222", edge: "#999", arrows: "#555" } as const;

/** Returns data with the fields of `added` in it. Groups are merged; other values are replaced. */
const merge = (data: Data, added: Data): Data => ({
  ...data,
  ...Object.fromEntries(
    Object.entries(added).map(([name, value]) => {
      const before = data[name];
      return [name, isRecord(value) && isRecord(before) ? merge(before, value) : value];
    }),
  ),
});

const bodyOf = ({ body }: Data): string => (typeof body === "string" ? body.trim() : "");

/** Returns the text of a file with the company's additions merged into it. A page's added text goes before the text that is there. */
const withAdditions = (file: string, before: string, added: string): string => {
  if (!file.endsWith(".md")) return mergedFile(file, merge(readSettings(before), withoutNotes(readSettings(added))));
  const [page, addition] = [readPage(before), readPage(added)];
  return mergedFile(file, { ...merge(page, withoutNotes(addition)), body: `${bodyOf(addition)}\n\n${bodyOf(page)}\n` });
};

/**
 * Jest's global setup: writes the content to a new folder, and the loaded content as JSON to a file beside it. Tests read the folder's path
 * from the environment variable OTHER_OWNER.
 */
export default async (): Promise<void> => {
  // Jest runs this for each project, but all projects share the content.
  if (process.env.OTHER_OWNER) return;
  const root = newFolder();
  process.env.OTHER_OWNER = root;
  // Like the first run of adopt.
  writeContent(root, adopt(textsIn(STARTER), parseAnswers(ANSWERS, readFileSync(ANSWERS))), { from: STARTER, omitsUnused: true });
  for (const [file, added] of Object.entries(textsIn(ADDITIONS))) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, existsSync(target) ? withAdditions(file, readFileSync(target, "utf8"), added) : added);
  }
  for (const [name, background] of Object.entries(PICTURES))
    await sharp({ create: { width: 1280, height: 854, channels: 3, background } }).toFile(path.join(root, `images/${name}.jpg`));
  writeFileSync(`${root}.json`, JSON.stringify(loadContent(root, { drafts: true, hosting: FIXTURE_HOSTING })));
};
