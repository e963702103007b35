/**
 * Runs the checks, and says at the end how long each stage took.
 *
 * - `npm run test:quick`: types, lint, words, format, Jest. Needs no build.
 * - `npm run test:content`: what a change of nothing but content needs: the content check, one build, tests of its pages, and of access
 *   on the pages that the build has changed.
 * - `npm test`: what `test:quick` has, the functions in workerd, a production build, tests of its pages, tests in the browsers.
 * - `npm run test:all`: the same, and the long proofs: another owner's content from the checks to its built pages, develop, sites of other
 *   content, builds compared byte by byte, the functions under random requests.
 * - `npm run test:owner`: another owner's content again, in the browser too; every night.
 *
 * A stage that fails does not hide the next ones; the last line counts them all.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureChromium, installBrowsers } from "./lib/browsers";
import { mustHaveEngines, prepareEngines } from "./lib/engines";
import { changedPages, pageDigests } from "./lib/changed-pages";
import { isSample } from "./lib/is-sample";
import { copyProject } from "./lib/project-copy";
import { installPdfReader } from "./lib/pdf-reader";
import { run } from "./lib/run";
import { contentDirectory } from "../src/gatsby/sources";

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** A stage: what it is called, and what runs it. */
interface Stage {
  readonly name: string;
  readonly run: () => Promise<Count>;
}

const reports = mkdtempSync(path.join(tmpdir(), "site-tests-"));

const readReport = (name: string): unknown => JSON.parse(readFileSync(path.join(reports, name), "utf8")) as unknown;

const numberAt = (report: unknown, ...keys: readonly string[]): number => {
  const value = keys.reduce<unknown>((at, key) => (typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined), report);
  return typeof value === "number" ? value : 0;
};

const countOf = (isGreen: boolean): Count => ({ passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1 });

/** A command without tests of its own counts as one. */
const runCheck = async (command: readonly string[], environment: Record<string, string> = {}, folder = "."): Promise<Count> =>
  countOf((await run(command, environment, folder)) === 0);

/** A stage without tests of its own. */
const check = (name: string, ...command: readonly string[]): Stage => ({
  name,
  run: () => runCheck(command),
});

/** A test runner's own count; a runner that dies without one, or runs nothing, counts as a failure. */
const tests = async (
  command: readonly string[],
  count: () => Count,
  environment: Record<string, string> = {},
  folder = ".",
): Promise<Count> => {
  const status = await run(command, environment, folder);
  try {
    const { passed, failed } = count();
    return { passed, failed: failed > 0 || (status === 0 && passed > 0) ? failed : 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const runJest = (config: string, files: readonly string[] = [], folder = "."): Promise<Count> => {
  const file = `${path.basename(config)}.json`;
  return tests(
    ["jest", "--config", config, "--json", "--outputFile", path.join(reports, file), ...files],
    () => {
      const report = readReport(file);
      return {
        passed: numberAt(report, "numPassedTests"),
        failed: numberAt(report, "numFailedTests") + numberAt(report, "numRuntimeErrorTestSuites"),
      };
    },
    {},
    folder,
  );
};

const jest = (name: string, config: string): Stage => ({ name, run: () => runJest(config) });

const runBrowser = (
  projects: readonly string[],
  files: readonly string[] = [],
  environment: Record<string, string> = {},
  folder = ".",
): Promise<Count> =>
  tests(
    ["playwright", "test", "--reporter=list,json", ...projects.map((project) => `--project=${project}`), ...files],
    () => {
      const report = readReport("browser.json");
      return {
        passed: numberAt(report, "stats", "expected"),
        failed: numberAt(report, "stats", "unexpected") + numberAt(report, "stats", "flaky"),
      };
    },
    { PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, "browser.json"), CHROME_PATH: ensureChromium(), ...environment },
    folder,
  );

const browser = (name: string, ...projects: readonly string[]): Stage => ({ name, run: () => runBrowser(projects) });

/** The journeys in the engines that are here; one that is not counts as a failure where every change is tested. */
const engines: Stage = {
  name: "Journeys in Firefox and WebKit",
  run: async () => {
    const { files, absent } = prepareEngines();
    const { passed, failed } = files.length > 0 ? await runJest("jest.engines.config.mjs", files) : { passed: 0, failed: 0 };
    for (const line of absent) console.log(line);
    return { passed, failed: failed + (mustHaveEngines() ? absent.length : 0) };
  },
};

/** Only the shipped sample is what the specification describes; an owner's content is free of it. */
const specification = (content = contentDirectory()): readonly Stage[] =>
  isSample(content) ? [jest("The sample content, by the specification", "jest.specification.config.mjs")] : [];

const quick = (): readonly Stage[] => [
  check("Types", "tsc", "-p", "."),
  check("Lint", "eslint", ".", "--max-warnings", "0"),
  check("Words", "cspell", "lint", "--no-progress"),
  check("Format", "prettier", "--check", "--log-level", "warn", "."),
  jest("Unit and component tests", "jest.config.mjs"),
  ...specification(),
];

const functions = jest("Tests of the functions", "jest.functions.config.mjs");

const build = check("Production build", "tsx", "scripts/build.mts");

const site: readonly Stage[] = [
  jest("Tests of the built pages", "jest.html.config.mjs"),
  browser("Tests in the browser", "site", "host"),
  engines,
];

/** What the pages of the last build said, before another takes its place. */
const before = pageDigests("dist");

/** Access, on the pages that differ from those of the last build; without one, on all. */
const changedAccess: Stage = {
  name: "Access, on the changed pages",
  run: () => {
    const changed = changedPages(before, pageDigests("dist"));
    console.log(changed.length === 0 ? "No page has changed." : changed.join("\n"));
    if (changed.length === 0) return Promise.resolve({ passed: 1, failed: 0 });
    return runBrowser(["site"], ["access.spec.ts"], { CHANGED_PAGES: JSON.stringify(changed) });
  },
};

/** One build, whatever it is for: what is tested is what is deployed. */
const content = (): readonly Stage[] => [
  check("Content", "tsx", "scripts/check-content.ts"),
  ...specification(),
  build,
  jest("Tests of the built pages", "jest.html.config.mjs"),
  changedAccess,
];

const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});

/**
 * What an owner does with the project (docs/owner.md), with another owner's content from the checks to the build for the public and the
 * tests of its pages; with browsers, every test of the site in one too.
 */
const otherOwner = (hasBrowsers: boolean): Stage => ({
  name: "Another owner's site",
  run: async () => {
    const project = copyProject(process.cwd(), "shared");
    try {
      const content = path.join(project, "content");
      rmSync(content, { recursive: true });
      cpSync("__tests__/fixtures/other-owner/content", content, { recursive: true });
      const steps: readonly (() => Promise<Count>)[] = [
        () => Promise.resolve(countOf(specification(content).length === 0)),
        () => runCheck(["tsx", "scripts/check-content.ts"], {}, project),
        () => runCheck(["tsx", "scripts/launch-check.mts"], {}, project),
        () => runCheck(["tsx", "scripts/build.mts"], { SITE_ENV: "production" }, project),
        () => runJest("jest.html.config.mjs", [], project),
        ...(hasBrowsers ? [() => runBrowser(["site"], [], {}, project)] : []),
      ];
      const counts: Count[] = [];
      for (const step of steps) counts.push(await step());
      return sum(counts);
    } finally {
      rmSync(project, { recursive: true, force: true });
    }
  },
});

const proofs: readonly Stage[] = [
  otherOwner(false),
  browser("Tests of develop", "develop"),
  browser("Mistakes of an office day", "office"),
  browser("Tests of sites of other content", "builds"),
  jest("Tests of a second build", "jest.builds.config.mjs"),
  jest("Long tests of the functions", "jest.functions-long.config.mjs"),
];

const seconds = (from: number): number => Math.round((performance.now() - from) / 1000);
const took: string[] = [];

const runStage = async ({ name, run: work }: Stage): Promise<Count> => {
  console.log(`\n== ${name}`);
  const from = performance.now();
  const count = await work();
  took.push(`${String(seconds(from)).padStart(5)} s  ${name}: ${count.passed} passed, ${count.failed} failed`);
  return count;
};

const extent = process.argv[2] ?? "site";
const from = performance.now();
const counts: Count[] = [];
try {
  if (!["quick", "content", "site", "all", "owner"].includes(extent))
    throw new Error(`expected quick, content, site, all or owner, found ${extent}`);
  if (extent === "content") installBrowsers("chromium");
  else if (extent !== "quick") installBrowsers("chromium", "firefox", "webkit");
  if (extent !== "quick") ensureChromium();
  if (extent === "site" || extent === "all" || extent === "owner") installPdfReader();
  if (extent === "content") {
    for (const stage of content()) {
      counts.push(await runStage(stage));
      // Nothing that follows would say more than what stopped here.
      if (counts.at(-1)?.failed !== 0) break;
    }
  } else if (extent === "owner") counts.push(await runStage(otherOwner(true)));
  else for (const stage of quick()) counts.push(await runStage(stage));
  if (extent === "site" || extent === "all") {
    counts.push(await runStage(functions));
    const built = await runStage(build);
    counts.push(built);
    const stages = [...site, ...(extent === "all" ? proofs : [])];
    if (built.failed === 0) for (const stage of stages) counts.push(await runStage(stage));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  counts.push({ passed: 0, failed: 1 });
} finally {
  rmSync(reports, { recursive: true, force: true });
}
const { passed, failed } = sum(counts);
console.log(`\n${took.join("\n")}\n${String(seconds(from)).padStart(5)} s  in all`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
