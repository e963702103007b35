/** Validates the workflows, because GitHub silently ignores an invalid workflow. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const workflows = readdirSync(".github/workflows").map((name) => `.github/workflows/${name}`);

it.each([...workflows, ".github/actions/install/action.yml"])("%s matches GitHub's schema", (file) => {
  expect(spawnSync("node_modules/.bin/action-validator", [file]).status).toBe(0);
});

it("pull request jobs use no production secrets", () => {
  const secrets = [...readFileSync(".github/workflows/pull-request.yml", "utf8").matchAll(/secrets\.(\w+)/g)].map(([, name = ""]) => name);
  expect(secrets.length).toBeGreaterThan(0);
  expect(secrets.filter((name) => !name.startsWith("PREVIEW_"))).toEqual([]);
});
