/**
 * Runs the stages of a test command. At the end, prints the time and the results of each stage. Stages that leave cores idle run in
 * parallel. After a failed stage, later stages still run, unless the build failed or the command is `test:content`.
 *
 * - `npm run test:quick`: types, lint, spelling, format, unused code, and the unit and component tests that depend on uncommitted changes
 *   (in CI, all unit and component tests, and the comparison of the sample content with the specification). Needs no build.
 * - `npm run test:content`: for changes that affect only content. The content check, one build, tests of its pages, and accessibility
 *   tests of the changed pages.
 * - `npm test`: all of the unit and component tests, tests of the functions in workerd, a production build, tests of its pages, browser
 *   tests of one page per template, the form, the menu, the blog and the calculator, and a visit in Firefox and WebKit. Also runs the
 *   other checks of `test:quick`.
 * - `npm run test:all`: `npm test`, then the long tests (the sample content against the specification, random content changes, every page
 *   in every browser, printed pages, the host's responses, develop, the editor, an adopted sample, sites with other content, the site on
 *   nginx, Apache and Caddy, a second build).
 * - `npm run test:owner`: an adopted sample, including browser tests. Runs every night.
 * - `npm run test:engines`: all end-to-end tests in Firefox and WebKit, on the last build.
 */
import type { JSONReport } from "@playwright/test/reporter";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findChromium, installPrograms, PROGRAMS, type ProgramName } from "./lib/programs";
import { changedPages, pageDigests } from "./lib/changed-pages";
import { isSample } from "./lib/is-sample";
import { copyProject } from "./lib/project-copy";
import { run } from "./lib/run";
import { contentDirectory } from "../src/content/load/content-directory";

/** Numbers of passed and failed tests. The test runners print which tests failed. */
interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

interface Stage {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

/** A program's working directory and additional environment variables. */
interface Place {
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

const reports = mkdtempSync(path.join(tmpdir(), "site-tests-"));

/** Returns a new path for a report. Stages run in parallel, so they cannot share a report. */
const newReport = (): string => path.join(reports, `${crypto.randomUUID()}.json`);

const outcomeOf = (isGreen: boolean): Outcome => (isGreen ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

const sum = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
});

/**
 * Parses the output of `jest --json`. A test file that fails to run counts as one failure.
 * @see https://jestjs.io/docs/configuration#testresultsprocessor-string
 */
const readJestReport = (text: string): Outcome => {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(text) as Record<
    "numPassedTests" | "numFailedTests" | "numRuntimeErrorTestSuites",
    number
  >;
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
};

/** Parses the output of Playwright's JSON reporter. Errors outside of tests count as failures. */
const readPlaywrightReport = (text: string): Outcome => {
  const { errors, stats } = JSON.parse(text) as JSONReport;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
};

/** Runs a command that counts as one test. The test fails if the exit code is not 0. */
const runCheck = async (command: readonly string[], { environment, folder }: Place = {}): Promise<Outcome> =>
  outcomeOf((await run(command, environment, folder)) === 0);

/** Returns a stage that runs one command and counts as one test. */
const check = (name: string, ...command: readonly string[]): Stage => ({ name, run: () => runCheck(command) });

/** Runs a test runner and returns the counts in its report. Counts one failure if no test ran, or if the runner failed but no test did. */
const runTests = async (
  command: readonly string[],
  report: string,
  read: (text: string) => Outcome,
  { environment, folder }: Place,
): Promise<Outcome> => {
  const status = await run(command, environment, folder);
  const outcome = existsSync(report) ? read(readFileSync(report, "utf8")) : sum([]);
  if (outcome.failed > 0 || (status === 0 && outcome.passed > 0)) return outcome;
  console.error(`${command.join(" ")}: exit code ${status}, ${outcome.passed} tests passed, 0 failed`);
  return { ...outcome, failed: 1 };
};

const runJest = (projects: readonly string[], options: readonly string[] = [], place: Place = {}): Promise<Outcome> => {
  const report = newReport();
  return runTests(["jest", "--json", `--outputFile=${report}`, ...options, "--selectProjects", ...projects], report, readJestReport, place);
};

const jest = (name: string, ...projects: readonly string[]): Stage => ({ name, run: () => runJest(projects) });

/** Reports that a program is missing. In CI, this counts as a failure; elsewhere, its tests are skipped. */
const skip = (name: ProgramName): Outcome => {
  console.log(`Tests did not run, because ${name} is missing. Debian packages: ${PROGRAMS[name].packages.join(", ")}.`);
  return process.env.CI ? outcomeOf(false) : sum([]);
};

const runBrowser = (projects: readonly string[], files: readonly string[] = [], { environment, folder }: Place = {}): Promise<Outcome> => {
  const chromium = findChromium();
  if (!chromium) return Promise.resolve(skip("chromium"));
  const report = newReport();
  return runTests(
    ["playwright", "test", "--reporter=list,json", ...projects.map((project) => `--project=${project}`), ...files],
    report,
    readPlaywrightReport,
    { folder, environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROME_PATH: chromium, ...environment } },
  );
};

const browser = (name: string, ...projects: readonly string[]): Stage => ({ name, run: () => runBrowser(projects) });

/** Returns a list with the Jest project that checks the sample against the specification, or an empty list for an owner's content. */
const specification = (content = contentDirectory()): readonly string[] => (isSample(content) ? ["specification"] : []);

const ENGINES = ["firefox", "webkit"] as const;
/** Web servers for self-hosting. Each has a configuration in `docs/hosts/`. */
const SERVERS = ["nginx", "apache", "caddy"] as const;

/** Returns a stage for a Jest project with one test file per program. Installs missing programs if allowed, or else skips their tests. */
const programs = (name: string, project: string, names: readonly ProgramName[], options: readonly string[] = []): Stage => ({
  name,
  run: async () => {
    const absent = installPrograms(...names);
    const present = names.filter((program) => !absent.includes(program));
    const files = present.map((program) => `__tests__/${project}/${program}.test.ts`);
    const tests = files.length > 0 ? [await runJest([project], ["--verbose", ...options, "--testPathPatterns", ...files])] : [];
    return sum([...tests, ...absent.map(skip)]);
  },
});

const engines = (name: string, tests: string): Stage =>
  programs(name, "engines", ENGINES, ["--maxWorkers=2", `--testNamePattern=${tests}`]);

/** Checks of the sources. ESLint runs in parallel with the other checks, because it takes longer than all of them together. */
const sources: Stage = {
  name: "Types, lint, spelling, format, unused code",
  run: async () => {
    const lint = runCheck(["npm", "run", "--silent", "lint:code"]);
    const others: Outcome[] = [];
    for (const script of ["typecheck", "lint:words", "lint:format", "lint:unused"])
      others.push(await runCheck(["npm", "run", "--silent", script]));
    return sum([await lint, ...others]);
  },
};

/** Lists of stages. The lists run one after another, and the stages in a list run in parallel. */
type Stages = readonly (readonly Stage[])[];

const units = jest("Unit and component tests", "unit", "components");
const sample: Stages = specification().map((name) => [jest("The sample content against the specification", name)]);
const relatedUnits = check(
  "Unit and component tests that depend on uncommitted changes",
  ...["jest", "--onlyChanged", "--passWithNoTests", "--selectProjects", "unit", "components", ...specification()],
);

const build = check("Production build", "tsx", "scripts/build.mts");
/** These stages run in parallel, because the functions' tests mostly wait for workerd, and the build mostly uses one core. */
const functionsAndBuild = [jest("Tests of the functions", "functions"), build];
const html = jest("Tests of the built pages", "html");

/** Digests of the previous build's pages, computed before a new build replaces them. */
const before = pageDigests("dist");

/** Accessibility tests of the pages that differ from the previous build, or of all pages if there is no previous build. */
const changedAccessibility: Stage = {
  name: "Accessibility of the changed pages",
  run: () => {
    const changed = changedPages(before, pageDigests("dist"));
    console.log(changed.length === 0 ? "No page has changed." : changed.join("\n"));
    if (changed.length === 0) return Promise.resolve(outcomeOf(true));
    return runBrowser(["site", "every page"], ["pages.spec.ts"], { environment: { CHANGED_PAGES: JSON.stringify(changed) } });
  },
};

/** Stages of `test:content`. They build only once, so that the tested build is the one that is deployed. */
const content: Stages = [
  [check("Content", "tsx", "scripts/check-content.ts")],
  ...sample,
  ...specification().map(() => [check("Spelling of the sample content", "npm", "run", "check:spelling")]),
  [build],
  [html],
  [changedAccessibility],
];

/**
 * Returns a stage that sets up a site the way an owner does (docs/owner.md): adopts the sample, runs the checks, builds for production,
 * and tests the pages, optionally with all browser tests. Does nothing if the content is already adopted, because the other test commands
 * test that content.
 */
const adopted = (hasBrowsers: boolean): Stage => ({
  name: "An adopted site",
  run: async () => {
    if (specification().length === 0) return sum([]);
    const folder = copyProject(process.cwd(), "shared");
    const step = (command: string, environment?: Place["environment"]) => () => runCheck(command.split(" "), { folder, environment });
    try {
      const steps: readonly (() => Promise<Outcome>)[] = [
        step("git init --quiet"),
        step("git add content"),
        step("git -c user.name=Owner -c user.email=owner@example.com commit --quiet --message=Sample"),
        step("tsx scripts/adopt.mts __tests__/fixtures/answers.yml"),
        // The content must no longer count as the sample.
        () => Promise.resolve(outcomeOf(specification(path.join(folder, "content")).length === 0)),
        step("tsx scripts/check-content.ts"),
        step("tsx scripts/launch-check.mts"),
        step("tsx scripts/build.mts", { SITE_ENV: "production" }),
        () => runJest(["html"], [], { folder }),
        ...(hasBrowsers ? [() => runBrowser(["site", "long", "every page"], [], { folder })] : []),
      ];
      const outcomes: Outcome[] = [];
      for (const run of steps) outcomes.push(await run());
      return sum(outcomes);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

const site: Stages = [
  [sources],
  [units],
  functionsAndBuild,
  [html, engines("A visit in Firefox and WebKit", "^(?!.*@every-page)")],
  [browser("Tests in the browser", "site")],
];

const long: Stages = [
  ...sample,
  [jest("Long unit tests", "unit-long")],
  [adopted(false)],
  [browser("Long tests in the browser, the host's responses, and every page", "long", "host", "every page")],
  [engines("Every page in Firefox and WebKit", "@every-page")],
  [programs("The site on nginx, Apache and Caddy", "servers", SERVERS)],
  [browser("Tests of develop", "develop")],
  [browser("Everyday editing mistakes", "office")],
  [browser("Tests of sites with other content", "builds")],
  [jest("Tests of a second build", "builds")],
];

/** Stages of each command. `stopsAt` selects the stages whose failure ends the run. */
const extents: Readonly<Record<string, { readonly stages: Stages; readonly stopsAt?: (stage: Stage) => boolean }>> = {
  quick: { stages: process.env.CI ? [[sources], [units], ...sample] : [[sources, relatedUnits]] },
  content: { stages: content, stopsAt: () => true },
  site: { stages: site, stopsAt: (stage) => stage === build },
  all: { stages: [...site, ...long], stopsAt: (stage) => stage === build },
  owner: { stages: [[adopted(true)]] },
  engines: { stages: [[engines("End-to-end tests in Firefox and WebKit", ".")]] },
};

const name = process.argv[2] ?? "site";
const extent = extents[name];
if (!extent) throw new Error(`expected one of ${Object.keys(extents).join(", ")}; found ${name}`);

const start = performance.now();
const seconds = (from: number): string => `${String(Math.round((performance.now() - from) / 1000)).padStart(5)} s`;
const timings: string[] = [];
const outcomes: Outcome[] = [];

/** Runs a stage. Returns whether the run must stop after this stage. */
const runStage = async (stage: Stage): Promise<boolean> => {
  console.log(`\n== ${stage.name}`);
  const from = performance.now();
  const outcome = await stage.run();
  timings.push(`${seconds(from)}  ${stage.name}: ${outcome.passed} passed, ${outcome.failed} failed`);
  outcomes.push(outcome);
  return outcome.failed > 0 && extent.stopsAt?.(stage) === true;
};

try {
  if (name !== "quick" && name !== "engines") {
    installPrograms("chromium", ...(name === "content" ? [] : ["pdftotext" as const, ...ENGINES]), ...(name === "all" ? SERVERS : []));
  }
  for (const stages of extent.stages) if ((await Promise.all(stages.map(runStage))).includes(true)) break;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  outcomes.push(outcomeOf(false));
} finally {
  rmSync(reports, { recursive: true, force: true });
}
const { passed, failed } = sum(outcomes);
console.log(`\n${timings.join("\n")}\n${seconds(start)}  total\n\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
