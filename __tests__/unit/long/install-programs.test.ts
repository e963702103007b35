/** Tests which names `npm run test:programs` accepts, and which programs it reports. Installs nothing. */
import { spawnSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import path from "node:path";
import { PROGRAMS } from "../../../scripts/lib/programs";
import { folderForEachTest } from "../../fixtures/folder";

const folder = folderForEachTest();

// The search for webkit needs a shell.
beforeEach(() => symlinkSync("/bin/sh", folder.at("sh")));

/** Runs the command with a PATH that has only a shell, so that pdftotext and webkit are missing on every computer. */
const run = (...names: readonly string[]) => {
  const env = { ...process.env, SETUP_SYSTEM: "no", PATH: folder.at() };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve("node_modules/tsx/dist/cli.mjs"), "scripts/install-programs.mts", ...names],
    { encoding: "utf8", env },
  );
  return { status, stdout, stderr };
};

it.each([
  ["a misspelled name", ["fierfox"], "fierfox"],
  ["a misspelled name after a correct name", ["firefox", "ngnix"], "ngnix"],
  ["two unknown names", ["chrome", "safari"], "chrome, safari"],
  ["the name of a property of every object", ["toString"], "toString"],
])("reports %s as unknown", (_, names, unknown) => {
  expect(run(...names)).toEqual({
    status: 1,
    stdout: "",
    stderr: expect.stringMatching(new RegExp(`chromium, .*, found ${unknown}\\.`)) as string,
  });
});

/** Returns the programs that a run reports as missing. */
const reported = (...names: readonly string[]) => {
  const { status, stdout, stderr } = run(...names);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return [...stdout.matchAll(/^(\w+) is missing/gm)].map(([, name]) => name);
};

it.each([
  ["one name", ["pdftotext"]],
  ["several names", ["webkit", "pdftotext"]],
])("with %s, reports only the missing programs among them", (_, names) => {
  expect(reported(...names)).toEqual(names);
});

it("without names, reports all missing programs", () => {
  const missing = Object.keys(PROGRAMS).flatMap((name) => reported(name));
  expect(missing).toEqual(expect.arrayContaining(["webkit", "pdftotext"]));
  expect(reported()).toEqual(missing);
});
