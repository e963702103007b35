/** Validates the workflows, because GitHub silently ignores an invalid workflow, and checks the secrets of pull requests. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";

const workflows = readdirSync(".github/workflows").map((name) => `.github/workflows/${name}`);

it.each([...workflows, ".github/actions/install/action.yml"])("%s matches GitHub's schema", (file) => {
  expect(spawnSync("node_modules/.bin/action-validator", [file]).status).toBe(0);
});

const runsOnPullRequests = (file: string): boolean => {
  const { on } = parse(readFileSync(file, "utf8")) as { readonly on: unknown };
  return JSON.stringify(on).includes('"pull_request');
};

/**
 * Returns each use of secrets other than by a name that starts with PREVIEW_, for example `secrets: inherit`. Skips the line `secrets:`
 * above named secrets, because each of those is matched by itself.
 */
const productionSecrets = (workflow: string): readonly string[] => workflow.match(/\bsecrets\b(?!\.PREVIEW_|:\n\s+\w+:).*/gi) ?? [];

it.each(workflows.filter(runsOnPullRequests))("%s, which runs on pull requests, uses no production secrets", (file) => {
  expect(productionSecrets(readFileSync(file, "utf8"))).toEqual([]);
});

it.each([
  "${{ secrets.RSYNC_KEY }}",
  "${{ Secrets.RSYNC_KEY }}",
  "${{ secrets['RSYNC_KEY'] }}",
  "${{ toJSON(secrets) }}",
  "secrets: inherit",
])("recognizes a use of production secrets: %s", (text) => {
  expect(productionSecrets(text)).toHaveLength(1);
});

it.each(["${{ secrets.PREVIEW_TOKEN }}", "secrets:\n  TOKEN: ${{ secrets.PREVIEW_TOKEN }}"])("accepts secrets of previews: %j", (text) => {
  expect(productionSecrets(text)).toEqual([]);
});
