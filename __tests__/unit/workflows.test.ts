/** Checks the workflows against GitHub's schema: a workflow with a fault never runs, and nobody is told. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";

it.each(readdirSync(".github/workflows"))("%s is a workflow GitHub takes", (name) => {
  expect(spawnSync("node_modules/.bin/action-validator", [`.github/workflows/${name}`]).status).toBe(0);
});
