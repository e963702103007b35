/**
 * Tests a change that affects only content: `npm run test:content`. Stops at the first failure. Builds only once, so that the tested build
 * is the one that is deployed. Runs the browser tests only for pages that differ from the last build that passed or, before the first run,
 * from the build in dist/.
 */
import { spawnSync } from "node:child_process";
import { contentDirectory } from "../src/content/load/content-directory";
import { changedPages, pageDigests, setTested, testedPages } from "./lib/changed-pages";
import { isSample } from "./lib/is-sample";
import { run } from "./lib/run";

/** Runs a command. Ends the tests with its exit code if it fails. */
const step = async (command: readonly string[], environment?: Readonly<Record<string, string>>): Promise<void> => {
  const status = await run(command, environment);
  if (status !== 0) process.exit(status);
};

const npm = (script: string): readonly string[] => ["npm", "run", "--silent", script];

/** The pages of the last build that passed. In CI, there is no such file, and dist/ has the deployed site. */
const TESTED = "reports/tested-pages.json";

const digestsBefore = testedPages(TESTED, "dist");
await step(npm("check:content"));
if (isSample(contentDirectory())) {
  const { stdout } = spawnSync("git", ["status", "--porcelain", "--", contentDirectory()], { encoding: "utf8" });
  // Without git, there is no output.
  if (stdout)
    console.log(
      "The content changed, but content/settings/business.yml has sample: true, so the next tests compare it with the specification. For your own company, run npm run adopt.",
    );
  await step(npm("test:specification"));
  await step(npm("check:spelling"));
}
await step(npm("build"));
await step(npm("test:html"));
const digests = pageDigests("dist");
const changed = changedPages(digestsBefore, digests);
console.log(changed.length === 0 ? "No page has changed." : `Changed pages:\n${changed.join("\n")}`);
if (changed.length > 0)
  await step(["playwright", "test", "--project=site", "--project=every page", "pages.spec.ts"], { CHANGED_PAGES: JSON.stringify(changed) });
setTested(TESTED, digests);
