/** Tests the names of programs that `npm run test:programs` accepts. Installs nothing. */
import { spawnSync } from "node:child_process";
import path from "node:path";

const run = (...names: readonly string[]) => {
  const env = { ...process.env, SETUP_SYSTEM: "no" };
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
])("names %s, and installs nothing", (_, names, unknown) => {
  expect(run(...names)).toEqual({
    status: 1,
    stdout: "",
    stderr: expect.stringMatching(new RegExp(`chromium, .*, found ${unknown}\\.`)) as string,
  });
});

it.each([
  ["one name", ["nginx"], /^(?!.*(?:apache|caddy))/s],
  ["several names", ["nginx", "caddy"], /^(?!.*apache)/s],
  ["no name", [], /^/],
])("with %s, reports no program that was not asked for", (_, names, report) => {
  expect(run(...names)).toEqual({ status: 0, stdout: expect.stringMatching(report) as string, stderr: "" });
});
