/**
 * Lists problems that prevent publishing (such as placeholders), the sample files that are unchanged, and where the form sends
 * requests: `npm run launch-check`. Exits with code 1 if there are problems or if the test request fails.
 * `npm run launch-check -- --live https://www.example.com` also sends a test request to the live site.
 * `npm run launch-check -- --ship` checks nothing: it updates src/publish/launch/samples.json, the list of the
 * sample's pictures, files and sentences.
 */
import { contentDirectory } from "../src/content/load/content-directory";
import { loadLanguages } from "../src/content/load/languages";
import { launchReport, shippedReport } from "../src/publish/launch/report";
import { allLaunchProblems } from "../src/publish/launch/rules";
import { deliveryReport } from "../src/publish/launch/delivery-report";
import { sampleFiles, writeShipped } from "../src/publish/launch/samples";
import { sendTestRequest } from "../src/publish/launch/live";

/** Prints the reports, and sends the test request if there is `--live`. */
const check = async (root: string): Promise<void> => {
  const languages = loadLanguages(root, { drafts: false });
  const { en: content } = languages;
  const problems = allLaunchProblems(languages, root);
  console.log(launchReport(problems));
  console.log(`\n${shippedReport(sampleFiles(root))}`);
  console.log(`\n${deliveryReport(content.hosting)}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
  const flag = process.argv.indexOf("--live");
  if (flag > 0) {
    const { isReceived, message } = await sendTestRequest(content, process.argv[flag + 1]);
    console.log(`\n${message}`);
    if (!isReceived) process.exitCode = 1;
  }
};

try {
  const root = contentDirectory();
  if (process.argv.includes("--ship")) {
    writeShipped(root);
    console.log("Updated src/publish/launch/samples.json.");
  } else await check(root);
} catch (error) {
  // Compare names, not classes: ContentError is loaded twice, by `import` and by `require`.
  if (!(error instanceof Error && error.name === "ContentError")) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
