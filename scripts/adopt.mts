/**
 * Makes the site a company's own: `npm run adopt` asks for facts in the terminal; `npm run adopt -- answers.yml` reads them from a file
 * (docs/owner.md). The first run replaces the sample with the starter; later runs change only facts. Writes only content that passes the
 * content check.
 */
import { intro, log, note, outro } from "@clack/prompts";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { adopt, slugsIn, filesWithoutSubfolders } from "./adopt/adopt";
import { parseAnswers } from "./adopt/answers";
import { readDraft, removeDraft, saveDraft } from "./adopt/draft";
import { STARTER, textsIn, writeContent } from "./adopt/files";
import { otherFiles } from "./adopt/other-files";
import { askAll, confirmWriting } from "./adopt/prompts";
import { removeWorkFolders, replaceContent, restoreContent } from "./adopt/replace-content";
import { lockBuild, type BuildLock } from "./lib/build-lock";
import { accentProblem } from "./lib/contrast";
import { readPage } from "../src/cms/page-format";
import type { Files } from "../src/cms/take-out";
import { formatProblems } from "../src/content/check/problems";
import { checkContent } from "../src/content/load/check-content";
import { contentDirectory } from "../src/content/load/content-directory";
import { readLanguages } from "../src/content/load/languages";

const root = contentDirectory();

/**
 * Checks that git can restore the content and other files.
 *
 * @throws Error if one of them has uncommitted changes or is not in a git repository
 */
const assertSaved = (...others: readonly string[]): void => {
  const { status, stdout, stderr, error } = spawnSync("git", ["status", "--porcelain", "--", root, ...others], { encoding: "utf8" });
  if (status !== 0)
    throw new Error(
      `git cannot read this folder: ${error?.message ?? stderr.trim()}\nIf it is not a repository yet, run git init and commit everything first, so that you can undo the changes.`,
    );
  if (stdout !== "") throw new Error(`Commit these changes first, or save them with git stash:\n${stdout}`);
};

/**
 * Checks a content folder.
 *
 * @throws Error with the problems that the content check finds
 */
const assertValid = (folder: string): void => {
  const { problems } = checkContent(folder);
  if (problems.length > 0)
    throw new Error(
      `Nothing was written, because the pages would have errors. A shorter name or area usually fixes them:\n${formatProblems(problems)}`,
    );
};

/** Returns a file's text; undefined if the file does not exist. */
const readIfExists = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, "utf8") : undefined);

/** Returns the slug and title of each service in content files. */
const servicesIn = (texts: Files): readonly { readonly slug: string; readonly title: string }[] =>
  slugsIn(texts, "services").map((slug) => {
    const page = readPage(texts[`services/${slug}.md`] ?? "");
    return { slug, title: String("title" in page ? page.title : slug) };
  });

/** Returns a number with its noun, such as 1 place or 3 places. */
const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

const [answersFile] = process.argv.slice(2);
const isInteractive = answersFile === undefined;

const main = async (): Promise<void> => {
  if (restoreContent(root)) console.log("The last run was interrupted. The old content was restored.");
  removeWorkFolders(root);
  assertSaved();
  intro("Make the site your company's");
  const starter = textsIn(STARTER);
  const current = textsIn(root);
  const languages = readLanguages(root, { drafts: true }).languages;
  const isFirst = languages.en.business.sample;
  // A later run also offers the starter's other services. The company's own services keep their titles.
  const offered = servicesIn(isFirst ? starter : { ...starter, ...filesWithoutSubfolders(current) });
  const savedAnswers = isInteractive ? readDraft() : undefined;
  if (savedAnswers) log.info("The last run wrote nothing. Its answers are filled in: press Enter to keep each.");
  const answers = isInteractive
    ? await askAll({ savedAnswers: savedAnswers ?? {}, save: saveDraft }, offered, languages, isFirst)
    : parseAnswers(answersFile, readFileSync(answersFile));
  const colorProblem = answers?.color && accentProblem(answers.color);
  if (colorProblem) throw new Error(`color: ${colorProblem}`);
  const files = answers && adopt(starter, answers, isFirst ? undefined : current);
  if (!answers || !files || (isInteractive && !(await confirmWriting()))) {
    outro("Nothing was written. Any answers that you gave are saved for the next run.");
    process.exitCode = 1;
    return;
  }
  const others = otherFiles(answers, isFirst, readIfExists);
  assertSaved(...Object.keys(others));
  // `replaceContent` calls this with a working folder, and replaces the content only if the new content is valid.
  const fill = (folder: string): void => {
    writeContent(folder, files, { from: isFirst ? STARTER : root, omitsUnused: isFirst });
    assertValid(folder);
  };
  replaceContent(root, fill, others);
  removeDraft();
  note(
    [
      `Pages: ${count(answers.services.length, "service")}, ${count(answers.places.length, "place")}${answers.spanish ? ", in English and Spanish" : ""}.`,
      ...(Object.keys(others).length > 0 ? [`Also changed: ${Object.keys(others).join(", ")}.`] : []),
      "",
      "Look at it:               npm start",
      ...(answers.color ? ["Apply your color:         npm run brand"] : []),
      "Change texts and photos:  npm run cms",
      ...(answers.delivery ? [] : ["Choose where requests go: docs/requests.md"]),
      "What is still missing:    npm run launch-check",
      ...(answers.spanish ? ["A Spanish speaker must read each Spanish file and turn on Reviewed."] : []),
    ].join("\n"),
    "Next",
  );
  const changed = [path.relative("", root), ...Object.keys(others)].join(" ");
  outro(`Done. git diff shows what changed. To undo it: git stash -u -- ${changed}`);
};

let lock: BuildLock | undefined;
try {
  lock = await lockBuild();
  await main();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  if (isInteractive && readDraft()) console.error("\nYour answers are saved. Run npm run adopt again: Enter keeps an answer.");
  process.exitCode = 1;
} finally {
  await lock?.release();
}
