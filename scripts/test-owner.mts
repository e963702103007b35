/**
 * Sets up copies of the project the way owners do (docs/owner.md), and tests them: adopts the starter, checks the content, builds for
 * production, and tests the pages. `npm run test:owner` does this for a company that paves, one that only stripes, and one with every
 * service and Spanish, and runs the browser tests for the first; `--pages-only` adopts only the first and runs no browser tests. Does
 * nothing if the content is already adopted, because the other tests test that content.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BRAND, LICENSE, PACKAGE, PACKAGE_LOCK } from "./adopt/other-files";
import { contentDirectory } from "../src/content/load/content-directory";
import { HOSTING } from "../src/content/schema/hosting";
import { listFiles } from "../src/content/load/read-folder";
import { isSample } from "./lib/is-sample";
import { copyProject } from "./lib/project-copy";
import { run } from "./lib/run";

const COMMIT = ["git", "-c", "user.name=Owner", "-c", "user.email=owner@example.com", "commit", "--quiet", "--message=Sample"];

const isQuick = process.argv.includes("--pages-only");
/** Answers in __tests__/fixtures/owners. */
const OWNERS = isQuick ? ["paving"] : ["paving", "striping", "everything"];

/** Marks every translation as reviewed, as a speaker of the language does. */
const reviewAll = (folder: string): void => {
  const root = path.join(folder, "content");
  for (const file of listFiles(root, "es", [".md", ".yml"])) {
    const target = path.join(root, file);
    writeFileSync(target, readFileSync(target, "utf8").replace(/^reviewed: false$/m, "reviewed: true"));
  }
};

/** Runs the steps in a copy of the project. Returns the exit code of the first step that fails, 1 if the content is still the sample, or else 0. */
const testAdopted = async (folder: string, owner: string): Promise<number> => {
  const steps: readonly (readonly string[])[] = [
    // adopt.mts requires that the files it changes are committed, so that git can restore them.
    ["git", "init", "--quiet"],
    ["git", "add", "content", HOSTING, BRAND, LICENSE, PACKAGE, PACKAGE_LOCK],
    COMMIT,
    ["tsx", "scripts/adopt.mts", `__tests__/fixtures/owners/${owner}.yml`],
    ["tsx", "scripts/check-content.ts"],
    ["tsx", "scripts/launch-check.mts"],
    ["tsx", "scripts/build.mts"],
    ["jest", "--selectProjects", "html"],
    ...(isQuick || owner !== OWNERS[0] ? [] : [["playwright", "test", "--project=site", "--project=long", "--project=every page"]]),
  ];
  for (const command of steps) {
    const status = await run(command, { SITE_ENV: "production" }, folder);
    if (status !== 0) return status;
    if (command.includes("scripts/adopt.mts")) reviewAll(folder);
  }
  if (!isSample(path.join(folder, "content"))) return 0;
  console.error("The adopted content still counts as the sample: business.yml has sample: true.");
  return 1;
};

if (isSample(contentDirectory())) {
  for (const owner of OWNERS) {
    const folder = copyProject(process.cwd(), "symlinked");
    try {
      const status = await testAdopted(folder, owner);
      console.log(`${owner}: ${status === 0 ? "passed" : "failed"}`);
      if (status !== 0) process.exitCode = status;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
} else console.log("The content is not the sample: npm run test:all tests it.");
