/** Reads what the real runners write of a few tests that pass and fail. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readJestReport, readPlaywrightReport } from "../../scripts/lib/test-reports";

const REPORT = "report.json";
const TESTS = `
test("counts", () => { expect(1).toBe(1); });
test.describe?.("two", () => { test("adds", () => { expect(1 + 1).toBe(3); }); });
`;

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "test-reports-"));
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a package's program, which fails as its tests do, and reads its report. */
const reportOf = (script: string, args: readonly string[], files: Readonly<Record<string, string>>): unknown => {
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, name), code);
  // Playwright refuses to be called inside a worker of Jest's.
  const env = { ...process.env, JEST_WORKER_ID: undefined, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT, FORCE_COLOR: "1" };
  expect(() => execFileSync(process.execPath, [path.resolve(script), ...args], { cwd: folder, env, stdio: "pipe" })).toThrow(
    "Command failed",
  );
  return JSON.parse(readFileSync(path.join(folder, REPORT), "utf8"));
};

it("names what failed under Jest, a file that could not be run and what stands around tests too", () => {
  const report = reportOf("node_modules/jest/bin/jest.js", ["--rootDir", folder, "--config", "{}", "--json", "--outputFile", REPORT], {
    "sums.test.js": TESTS.replace("test.describe?.", "describe"),
    "broken.test.js": "throw new Error('no such file');",
    "around.test.js": "afterAll(() => { throw new Error('still open'); }); test('counts', () => {});",
  });
  const { passed, failed, failures } = readJestReport(report);

  expect([passed, failed]).toEqual([2, 3]);
  expect([...failures].sort()).toEqual([
    expect.stringMatching(/around\.test\.js: .*still open/),
    expect.stringMatching(/broken\.test\.js: .*no such file/),
    expect.stringMatching(/sums\.test\.js › two adds: .*Expected: 3 Received: 2/),
  ]);
});

it("names what failed under Playwright", () => {
  const report = reportOf("node_modules/@playwright/test/cli.js", ["test", "--reporter=json", "--config", "playwright.config.js"], {
    "sums.spec.js": `const { test, expect } = require("@playwright/test");${TESTS.replace("?.", "")}`,
    "playwright.config.js": 'module.exports = { projects: [{ name: "office" }] };',
  });
  const { passed, failed, failures } = readPlaywrightReport(report);

  expect([passed, failed]).toEqual([1, 1]);
  expect(failures).toEqual([expect.stringMatching(/^\[office\] sums\.spec\.js:3 › two › adds: .*Expected: 3 Received: 2/)]);
});

it("names apart what passed under Playwright only when tried again", () => {
  const file = path.join(folder, "tried");
  const report = reportOf("node_modules/@playwright/test/cli.js", ["test", "--reporter=json", "--retries=1", "--fail-on-flaky-tests"], {
    "early.spec.js": `const { test, expect } = require("@playwright/test"); const { existsSync, writeFileSync } = require("node:fs");
      test("waits", () => { const isThere = existsSync("${file}"); writeFileSync("${file}", ""); expect(isThere).toBe(true); });`,
  });

  expect(readPlaywrightReport(report)).toEqual({
    passed: 1,
    failed: 0,
    failures: [],
    unsteady: [expect.stringMatching(/early\.spec\.js:2 › waits: .*Expected: true Received: false/)],
  });
});

it("says why Playwright could run nothing", () => {
  const report = reportOf("node_modules/@playwright/test/cli.js", ["test", "--reporter=json"], {
    "broken.spec.js": "throw new Error('no such file');",
  });

  expect(readPlaywrightReport(report)).toEqual({
    passed: 0,
    failed: 2,
    failures: [expect.stringContaining("no such file"), "Error: No tests found"],
    unsteady: [],
  });
});

it.each([
  [readJestReport, "numPassedTests"],
  [readPlaywrightReport, "suites"],
])("refuses a report of another form", (read, field) => {
  expect(() => read({})).toThrow(field);
});
