/**
 * Makes the site a company's own: `npm run adopt` asks for facts in the terminal; `npm run adopt -- answers.yml` reads them from a file
 * (docs/owner.md). The first run replaces the sample with the starter; later runs change only facts. Writes only content that passes the
 * content check.
 */
import { intro, log, note, outro } from "@clack/prompts";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { adopt, slugsIn } from "./adopt/adopt";
import { parseAnswers } from "./adopt/answers";
import { STARTER, textsIn, writeContent } from "./adopt/files";
import { otherFiles } from "./adopt/other-files";
import { askAll, isWanted } from "./adopt/prompts";
import { removeWorkFolders, replaceContent, restoreContent } from "./adopt/replace-content";
import { saveAnswers } from "./adopt/save-answers";
import { accentProblem } from "./lib/contrast";
import { readPage } from "../src/cms/page-format";
import { formatProblems } from "../src/content/check/problems";
import { checkContent } from "../src/content/load/check-content";
import { contentDirectory } from "../src/content/load/content-directory";
import { readLanguages } from "../src/content/load/languages";

const root = contentDirectory();

/**
 * Checks that git can restore the content.
 *
 * @throws Error if the content folder has uncommitted changes or is not in a git repository
 */
const assertSaved = (): void => {
  const { status, stdout } = spawnSync("git", ["status", "--porcelain", "--", root], { encoding: "utf8" });
  if (status !== 0)
    throw new Error("This folder is not a git repository. Run git init and commit everything first, so that you can undo the changes.");
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

let saved: string | undefined;
try {
  const [answersFile] = process.argv.slice(2);
  if (restoreContent(root)) console.log("The last run was interrupted. The old content was restored.");
  removeWorkFolders(root);
  assertSaved();
  intro("Make the site your company's");
  const starter = textsIn(STARTER);
  const before = textsIn(root);
  const languages = readLanguages(root, { drafts: true }).languages;
  const isFirst = languages.en.business.sample;
  const texts = isFirst ? starter : { ...starter, ...before };
  const trades = slugsIn(texts, "services")
    .map((slug) => ({ slug, ...readPage(texts[`services/${slug}.md`] ?? "", "") }))
    .map(({ slug, ...fields }) => ({ slug, title: String("title" in fields ? fields.title : slug) }));
  const answers = answersFile ? parseAnswers(answersFile, readFileSync(answersFile)) : await askAll(trades, languages, isFirst);
  const colorProblem = answers?.color && accentProblem(answers.color);
  if (colorProblem) throw new Error(`color: ${colorProblem}`);
  const files = answers && adopt(starter, answers, isFirst ? undefined : before);
  if (!answers || !files || (answersFile === undefined && !(await isWanted()))) {
    outro("Nothing was written.");
    process.exit(1);
  }
  if (answersFile === undefined) {
    saved = saveAnswers(answers);
    log.info(`Your answers are in ${saved} until everything is written.`);
  }
  const others = otherFiles(answers, isFirst, readIfExists);
  const fill = (folder: string): void => {
    writeContent(folder, files, isFirst ? STARTER : root, isFirst);
    assertValid(folder);
  };
  replaceContent(root, fill, others);
  if (saved !== undefined) rmSync(saved);
  note(
    [
      `Pages: ${answers.services.length} services, ${answers.places.length} places${answers.spanish ? ", in English and Spanish" : ""}.`,
      ...(Object.keys(others).length > 0 ? [`Also changed: ${Object.keys(others).join(", ")}.`] : []),
      "",
      "Look at it:               npm start",
      ...(answers.color ? ["Draw icons in your color: npm run brand"] : []),
      "Change texts and photos:  npm run cms",
      "Choose where requests go: docs/requests.md",
      "What is still missing:    npm run launch-check",
      ...(answers.spanish ? ["A Spanish speaker must read each Spanish file and turn on Reviewed."] : []),
    ].join("\n"),
    "Next",
  );
  outro("Done. git diff shows what changed; git checkout content undoes it.");
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  if (saved !== undefined) console.error(`\nYour answers are in ${saved}. Change them there, and run npm run adopt -- ${saved}`);
  process.exitCode = 1;
}
