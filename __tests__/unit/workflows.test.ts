/** Checks the workflows against GitHub's schema: a workflow with a fault never runs, and nobody is told. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const FOLDER = path.resolve(".github/workflows");
const workflows = readdirSync(FOLDER);

const validate = (file: string) => spawnSync("node_modules/.bin/action-validator", [file], { encoding: "utf8" });

it.each(workflows)("%s is a workflow GitHub takes", (name) => {
  expect(validate(path.join(FOLDER, name))).toMatchObject({ status: 0 });
});

it.each([
  ["a misspelt key", "runs-on:", "run-on:"],
  ["an unknown event", "pull_request:", "pull_requests:"],
])("finds %s", (_, good, bad) => {
  const folder = mkdtempSync(path.join(tmpdir(), "workflow-"));
  const file = path.join(folder, "test.yml");
  writeFileSync(file, readFileSync(path.join(FOLDER, "test.yml"), "utf8").replace(good, bad));
  expect(validate(file).status).toBe(1);
  rmSync(folder, { recursive: true });
});

it.each(workflows)("%s may not write to the repository, and names a version of each action", (name) => {
  const text = readFileSync(path.join(FOLDER, name), "utf8");
  expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  for (const [, action] of text.matchAll(/\buses: (\S+)/g)) expect(action).toMatch(/^(?:\.\/.+|[\w-]+\/[\w-]+@v\d+)$/);
});
