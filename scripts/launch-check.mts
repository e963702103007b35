/**
 * Lists what must not reach real visitors, and says where the form goes: `npm run launch-check`. Exit code 1 while there is something.
 * `npm run launch-check -- --live https://www.example.com` also sends a test request to the site that is online.
 * `npm run launch-check -- --ship` first writes the list of the files that this project ships (src/build/launch/samples.json).
 */
import { contentDirectory } from "../src/build/gatsby/content-directory";
import { loadLanguages } from "../src/content/languages";
import { launchReport, shippedReport } from "../src/build/launch/report";
import { launchProblemsOf } from "../src/build/launch/rules";
import { deliveryReport } from "../src/build/launch/delivery-report";
import { sampleFiles, writeShipped } from "../src/build/launch/samples";
import { sendTestRequest } from "../src/build/launch/live";

try {
  const root = contentDirectory();
  if (process.argv.includes("--ship")) writeShipped(root);
  const languages = loadLanguages(root, { drafts: false });
  const { en: content } = languages;
  const problems = launchProblemsOf(languages, root);
  console.log(launchReport(problems));
  console.log(`\n${shippedReport(sampleFiles(root))}`);
  console.log(`\n${deliveryReport(content.business)}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
  const flag = process.argv.indexOf("--live");
  if (flag > 0) {
    const { isReceived, words } = await sendTestRequest(content.business, process.argv[flag + 1]);
    console.log(`\n${words}`);
    if (!isReceived) process.exitCode = 1;
  }
} catch (error) {
  // By its name: here a class is imported, and there required, so that it is two.
  if (!(error instanceof Error && error.name === "ContentError")) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
