/**
 * Turns the sample into a company's own site: `npm run adopt` asks questions in the terminal; `npm run adopt -- answers.yml` reads the
 * answers from a file (docs/owner.md). Writes the new content only if all of it passes the content check.
 */
import { intro, log, note, outro } from "@clack/prompts";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { adopt } from "./adopt/adopt";
import { parseAnswers } from "./adopt/answers";
import { askAll, isWanted } from "./adopt/prompts";
import { stringify } from "yaml";
import { contentDirectory, hostingFile } from "../src/content/load/content-directory";
import { namesReport, sampleNames } from "../src/publish/launch/names";
import { isPicture, sampleFiles } from "../src/publish/launch/samples";
import { newStaging, recoverSwap, swapIn } from "../src/publish/swap";
import type { Files, Line } from "../src/cms/take-out";
import { checkContent } from "../src/content/load/check-content";
import { loadLanguages, readLanguages } from "../src/content/load/languages";
import { formatProblems } from "../src/content/check/problems";
import { listFiles } from "../src/content/load/read-folder";

const root = contentDirectory();
const readAll = (): Files =>
  Object.fromEntries(listFiles(root, "", [".md", ".yml"]).map((file) => [file, readFileSync(path.join(root, file), "utf8")]));

/**
 * Checks that git can restore the content.
 *
 * @throws Error if the content folder has uncommitted changes or is not in a git repository
 */
const assertSaved = (): void => {
  const { status, stdout } = spawnSync("git", ["status", "--porcelain", "--", root, hostingFile()], { encoding: "utf8" });
  if (status !== 0)
    throw new Error("This folder is not a git repository. Run git init and commit everything first, so that you can undo the changes.");
  if (stdout !== "") throw new Error(`Commit these changes first, or save them with git stash:\n${stdout}`);
};

/**
 * Replaces the content folder with the new content. Removes the sample's pictures that the new content does not use. On failure, the old
 * content is unchanged.
 *
 * @throws Error with the problems that the content check finds
 */
const replaceContent = async (files: Files): Promise<void> => {
  const staging = await newStaging(root);
  const texts = Object.values(files).join("\n");
  const unused = new Set(sampleFiles(root).filter((file) => isPicture(file) && !texts.includes(`/${file}`)));
  try {
    cpSync(root, staging, {
      recursive: true,
      filter: (source) => !/\.(?:md|yml)$/.test(source) && !unused.has(path.relative(root, source)),
    });
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(staging, file)), { recursive: true });
      writeFileSync(path.join(staging, file), text);
    }
    const { problems } = checkContent(staging);
    if (problems.length > 0) throw new Error(`Nothing was written, because the new content has errors:\n${formatProblems(problems)}`);
    await swapIn(staging, root);
  } finally {
    await recoverSwap(root);
    rmSync(staging, { recursive: true, force: true });
  }
};

const linesOf = (all: readonly Line[]): string =>
  [...new Set(all.map(({ file, line, text }) => `content/${file}:${line}  ${text.slice(0, 90)}`))].join("\n");

try {
  const [answersFile] = process.argv.slice(2);
  assertSaved();
  intro("Set up the site for your company");
  const before = readAll();
  const answers = answersFile
    ? parseAnswers(answersFile, readFileSync(answersFile))
    : await askAll(before, readLanguages(root, { drafts: true }).languages);
  const { files, toProofread } = adopt(before, answers);
  const removed = Object.keys(before).filter((file) => !(file in files));
  const added = Object.keys(files).filter((file) => !(file in before));
  const changed = Object.keys(files).filter((file) => file in before && before[file] !== files[file]);
  note(
    `Files to change: ${changed.length}, to remove: ${removed.length}, to add: ${added.length}${added.length > 0 ? ` (${added.join(", ")})` : ""}`,
    "Changes",
  );
  if (answersFile === undefined && !(await isWanted())) {
    outro("Nothing was written.");
    process.exit(1);
  }
  await replaceContent(files);
  if (answers.delivery) writeFileSync(hostingFile(), stringify({ delivery: answers.delivery }));
  if (toProofread.length > 0)
    log.warn(`Proofread these lines: they lost a sentence or a link, or they mention work that you do not offer.\n${linesOf(toProofread)}`);
  log.warn(`Still to do. ${namesReport(sampleNames(root, loadLanguages(root, { drafts: true }).en.business))}`);
  outro("Done. Preview the site with npm start, and review the changes with git diff.");
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
