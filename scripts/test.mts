/**
 * Runs every check: `npm test`. Types, lint, Jest, the functions in workerd, a production build, tests of its pages, tests in a
 * browser, a second build to compare.
 * A stage that fails does not hide the next ones; the last line counts them all.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureChromium } from "./lib/chromium";
import { run } from "./lib/run";

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const reports = mkdtempSync(path.join(tmpdir(), "site-tests-"));

const readReport = (name: string): unknown => JSON.parse(readFileSync(path.join(reports, name), "utf8")) as unknown;

const numberAt = (report: unknown, ...keys: readonly string[]): number => {
  const value = keys.reduce<unknown>((at, key) => (typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined), report);
  return typeof value === "number" ? value : 0;
};

/** A stage without tests of its own counts as one. */
const check = async (name: string, ...command: readonly string[]): Promise<Count> => {
  console.log(`\n== ${name}`);
  const isGreen = (await run(command)) === 0;
  return { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1 };
};

/** A test runner's own count; a runner that dies without one, or runs nothing, counts as a failure. */
const tests = async (
  name: string,
  command: readonly string[],
  count: () => Count,
  environment: Record<string, string> = {},
): Promise<Count> => {
  console.log(`\n== ${name}`);
  const status = await run(command, environment);
  try {
    const { passed, failed } = count();
    return { passed, failed: failed > 0 || (status === 0 && passed > 0) ? failed : 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const jest = (name: string, config: string): Promise<Count> => {
  const file = `${path.basename(config)}.json`;
  return tests(name, ["jest", "--config", config, "--json", "--outputFile", path.join(reports, file)], () => {
    const report = readReport(file);
    return {
      passed: numberAt(report, "numPassedTests"),
      failed: numberAt(report, "numFailedTests") + numberAt(report, "numRuntimeErrorTestSuites"),
    };
  });
};

const browser = (name: string, ...projects: readonly string[]): Promise<Count> =>
  tests(
    name,
    ["playwright", "test", "--reporter=list,json", ...projects.map((project) => `--project=${project}`)],
    () => {
      const report = readReport("browser.json");
      return {
        passed: numberAt(report, "stats", "expected"),
        failed: numberAt(report, "stats", "unexpected") + numberAt(report, "stats", "flaky"),
      };
    },
    { PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, "browser.json"), CHROME_PATH: ensureChromium() },
  );

const counts: Count[] = [];
try {
  ensureChromium();
  counts.push(await check("Types", "tsc", "-p", "."));
  counts.push(await check("Lint", "eslint", ".", "--max-warnings", "0"));
  counts.push(await check("Format", "prettier", "--check", "--log-level", "warn", "."));
  counts.push(await jest("Unit and component tests", "jest.config.mjs"));
  counts.push(await jest("Tests of the functions", "jest.functions.config.mjs"));
  const build = await check("Production build", "tsx", "scripts/build.mts");
  counts.push(build);
  if (build.failed === 0) {
    counts.push(await jest("Tests of the built pages", "jest.html.config.mjs"));
    counts.push(await browser("Tests in the browser", "site", "host"));
    counts.push(await browser("Tests of a bare site", "builds"), await jest("Tests of a second build", "jest.builds.config.mjs"));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  counts.push({ passed: 0, failed: 1 });
} finally {
  rmSync(reports, { recursive: true, force: true });
}
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
