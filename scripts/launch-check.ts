/** Lists what must not reach real visitors: `npm run launch-check`. Exit code 1 while there is something. */
import { contentDirectory } from "../src/gatsby/sources";
import { loadContent } from "../src/content/load";
import { ContentError } from "../src/content/problems";
import { launchReport } from "../src/launch/report";
import { launchProblems } from "../src/launch/rules";

try {
  const problems = launchProblems(loadContent(contentDirectory(), { drafts: false }));
  console.log(launchReport(problems));
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
