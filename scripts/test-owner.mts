/**
 * Sets up a copy of the project the way an owner does (docs/owner.md), and tests it: adopts the sample, checks the content, builds for
 * production, and tests the pages. `npm run test:owner` also runs the browser tests; `--pages-only` does not. Does nothing if the content is
 * already adopted, because the other tests test that content.
 */
import { rmSync } from "node:fs";
import path from "node:path";
import { contentDirectory } from "../src/content/load/content-directory";
import { isSample } from "./lib/is-sample";
import { copyProject } from "./lib/project-copy";
import { run } from "./lib/run";

const COMMIT = ["git", "-c", "user.name=Owner", "-c", "user.email=owner@example.com", "commit", "--quiet", "--message=Sample"];

/** Runs the steps in a copy of the project, until one fails. Returns the exit code of the last step. */
const testAdopted = async (folder: string): Promise<number> => {
  const steps: readonly (readonly string[])[] = [
    ["git", "init", "--quiet"],
    ["git", "add", "content"],
    COMMIT,
    ["tsx", "scripts/adopt.mts", "__tests__/fixtures/answers.yml"],
    ["tsx", "scripts/check-content.ts"],
    ["tsx", "scripts/launch-check.mts"],
    ["tsx", "scripts/build.mts"],
    ["jest", "--selectProjects", "html"],
    ...(process.argv.includes("--pages-only") ? [] : [["playwright", "test", "--project=site", "--project=long", "--project=every page"]]),
  ];
  for (const command of steps) {
    const status = await run(command, { SITE_ENV: "production" }, folder);
    if (status !== 0) return status;
  }
  if (!isSample(path.join(folder, "content"))) return 0;
  console.error("The adopted content still counts as the sample: business.yml has sample: true.");
  return 1;
};

if (isSample(contentDirectory())) {
  const folder = copyProject(process.cwd(), "shared");
  try {
    process.exitCode = await testAdopted(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
} else console.log("The content is not the sample: npm run test:all tests it.");
