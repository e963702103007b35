/**
 * Checks everything in `content/`: `npm run check:content [-- --json]`. What is broken stops a build, so the exit code is 1 then; advice
 * and what the launch check would say stop nothing here.
 */
import { adviceFor, formatAdvice, translationAdvice } from "../src/content/lint/advice";
import { checkContent } from "../src/content/check";
import { formatProblems } from "../src/content/problems";
import { contentDirectory } from "../src/build/gatsby/content-directory";
import { launchReport } from "../src/build/launch/report";
import { launchProblemsOf } from "../src/build/launch/rules";

const root = contentDirectory();
const { languages, problems: broken } = checkContent(root);
const launch = languages ? launchProblemsOf(languages, root) : [];
const advice = languages ? [...adviceFor(root, languages.en), ...(languages.es ? translationAdvice(root, languages.es) : [])] : [];

const report = (): string =>
  [
    `Broken: ${broken.length === 0 ? "nothing, content/ is in order" : formatProblems(broken)}`,
    ...(languages ? [launchReport(launch), `Advice: ${formatAdvice(advice)}`] : ["Launch check and advice come once nothing is broken."]),
  ].join("\n\n");

process.stdout.write(process.argv.includes("--json") ? `${JSON.stringify({ broken, launch, advice }, null, 2)}\n` : `${report()}\n`);
process.exitCode = broken.length > 0 ? 1 : 0;
