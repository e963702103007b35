/** Validates the workflows, because GitHub ignores an invalid workflow without an error. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { propertyOf } from "../../src/content/shared/required";

const workflows = readdirSync(".github/workflows").map((name) => `.github/workflows/${name}`);
const files = [...workflows, ".github/actions/install/action.yml"];
const read = (file: string): string => readFileSync(file, "utf8");
const jobsOf = (file: string) => Object.entries(propertyOf(parse(read(file)), "jobs") ?? {});

it.each(files)("%s fits GitHub's schema", (file) => {
  expect(spawnSync("node_modules/.bin/action-validator", [file]).status).toBe(0);
});

it.each(workflows)("%s fails when any command of a pipe fails", (file) => {
  expect(parse(read(file))).toMatchObject({ defaults: { run: { shell: "bash" } } });
});

it.each(files)("%s pins each action by its commit, beside its version", (file) => {
  const uses = [...read(file).matchAll(/\buses: (.*)/g)].map(([, action = ""]) => action);
  expect(uses.length).toBeGreaterThan(0);
  const local = uses.filter((action) => action.startsWith("./"));
  expect(local.filter((action) => !existsSync(action))).toEqual([]);
  expect(uses.filter((action) => !local.includes(action) && !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});

it.each(files)("%s runs scripts that exist, and downloads no program", (file) => {
  const scripts = [...read(file).matchAll(/scripts\/ci\/[\w-]+\.mts/g)].map(([script]) => script);
  expect(scripts.filter((script) => !existsSync(script))).toEqual([]);
  expect(read(file)).not.toMatch(/npx --yes|npx -y|@\d+\.\d+\.\d+ /);
});

it("only one job builds a commit, and the others use its artifact", () => {
  const builders = workflows.flatMap((file) =>
    jobsOf(file)
      .filter(([, job]) => /npm run (?:build|\$\{\{.*'build'.*\}\})/.test(JSON.stringify(job)))
      .map(([name]) => `${file} ${name}`),
  );
  expect(builders).toEqual([".github/workflows/build.yml build", ".github/workflows/nightly.yml oldest-node"]);
});

it("the check that may be required reports on every pull request", () => {
  const file = ".github/workflows/pull-request.yml";
  expect(parse(read(file))).toMatchObject({ on: { pull_request: null } });
  expect(Object.fromEntries(jobsOf(file)).result).toMatchObject({ if: "always()", needs: ["build", "test"] });
});

it("the secrets of production are not in the jobs of a pull request", () => {
  const secrets = [...read(".github/workflows/pull-request.yml").matchAll(/secrets\.(\w+)/g)].map(([, name = ""]) => name);
  expect(secrets.length).toBeGreaterThan(0);
  expect(secrets.filter((name) => !name.startsWith("PREVIEW_"))).toEqual([]);
});
