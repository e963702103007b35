/** `npm run adopt` says why git cannot read the folder, in git's own words. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { folderForEachTest } from "../../fixtures/folder";

const folder = folderForEachTest();
const TSX = pathToFileURL(require.resolve("tsx")).href;

/** Runs `npm run adopt` in the folder and returns what it prints as an error. */
const adoptError = (env: Readonly<Record<string, string>>): string =>
  spawnSync(process.execPath, ["--import", TSX, path.resolve("scripts/adopt.mts"), path.resolve("__tests__/fixtures/owners/paving.yml")], {
    cwd: folder.at(),
    encoding: "utf8",
    env: { ...process.env, CONTENT_DIR: "content", TSX_TSCONFIG_PATH: path.resolve("tsconfig.json"), ...env },
  }).stderr;

it.each([
  ["git is not installed", false, { PATH: "" }, "ENOENT"],
  ["the folder is not in a repository", false, {}, "not a git repository"],
  // git has this variable for its own tests.
  ["the folder belongs to another user", true, { GIT_TEST_ASSUME_DIFFERENT_OWNER: "1" }, "safe.directory"],
])("reports that %s", (_, isRepository, env, reason) => {
  folder.write("content/settings/business.yml", "");
  if (isRepository) spawnSync("git", ["init", "--quiet", folder.at()]);
  expect(adoptError(env)).toContain(reason);
});
