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
 * A stage that fails does not hide the next ones; at the end stands what failed, what passed only when tried again, and how many.
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
import { readJestReport, readPlaywrightReport, type Outcome } from "./lib/test-reports";
import { contentDirectory } from "../src/gatsby/sources";

/** A stage: what it is called, and what runs it. */
interface Stage {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

const reports = mkdtempSync(path.join(tmpdir(), "site-tests-"));

/** Takes a report away as it reads it: a later runner that dies without one must not be judged by it. */
const readReport = (name: string): unknown => {
  const file = path.join(reports, name);
  const text = readFileSync(file, "utf8");
  rmSync(file);
  return JSON.parse(text) as unknown;
};

const outcomeOf = (isGreen: boolean, name: string): Outcome => ({
  passed: isGreen ? 1 : 0,
  failed: isGreen ? 0 : 1,
  failures: isGreen ? [] : [name],
  unsteady: [],
});

/** A command without tests of its own counts as one. */
const runCheck = async (command: readonly string[], environment: Record<string, string> = {}, folder = "."): Promise<Outcome> =>
  outcomeOf((await run(command, environment, folder)) === 0, command.join(" "));

/** A stage without tests of its own. */
const check = (name: string, ...command: readonly string[]): Stage => ({
  name,
  run: () => runCheck(command),
});

/** What a test runner says of its run; a runner that dies without a word, or runs nothing, counts as a failure. */
const tests = async (
  command: readonly string[],
  read: () => Outcome,
  environment: Record<string, string> = {},
  folder = ".",
): Promise<Outcome> => {
  const status = await run(command, environment, folder);
  const broken = outcomeOf(false, `${command.join(" ")}: ended with ${status}`);
  try {
    const outcome = read();
    return outcome.failed > 0 || (status === 0 && outcome.passed > 0) ? outcome : { ...broken, passed: outcome.passed };
  } catch {
    return broken;
  }
};

const runJest = (config: string, files: readonly string[] = [], folder = "."): Promise<Outcome> => {
  const file = `${path.basename(config)}.json`;
  return tests(
    ["jest", "--config", config, "--json", "--outputFile", path.join(reports, file), ...files],
    () => readJestReport(readReport(file)),
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
): Promise<Outcome> =>
  tests(
    ["playwright", "test", "--reporter=list,json", ...projects.map((project) => `--project=${project}`), ...files],
    () => readPlaywrightReport(readReport("browser.json")),
    { PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, "browser.json"), CHROME_PATH: ensureChromium(), ...environment },
    folder,
  );

const browser = (name: string, ...projects: readonly string[]): Stage => ({ name, run: () => runBrowser(projects) });

const sum = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
  failures: outcomes.flatMap(({ failures }) => failures),
  unsteady: outcomes.flatMap(({ unsteady }) => unsteady),
});

/** The journeys in the engines that are here; one that is not counts as a failure where every change is tested. */
const engines: Stage = {
  name: "Journeys in Firefox and WebKit",
  run: async () => {
    const { files, absent } = prepareEngines();
    const journeys = files.length > 0 ? [await runJest("jest.engines.config.mjs", files)] : [];
    for (const line of absent) console.log(line);
    return sum([...journeys, ...(mustHaveEngines() ? absent.map((line) => outcomeOf(false, line)) : [])]);
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
    if (changed.length === 0) return Promise.resolve(outcomeOf(true, "access"));
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
      const steps: readonly (() => Promise<Outcome>)[] = [
        () => Promise.resolve(outcomeOf(specification(content).length === 0, "another owner's content is taken for the sample's")),
        () => runCheck(["tsx", "scripts/check-content.ts"], {}, project),
        () => runCheck(["tsx", "scripts/launch-check.mts"], {}, project),
        () => runCheck(["tsx", "scripts/build.mts"], { SITE_ENV: "production" }, project),
        () => runJest("jest.html.config.mjs", [], project),
        ...(hasBrowsers ? [() => runBrowser(["site"], [], {}, project)] : []),
      ];
      const outcomes: Outcome[] = [];
      for (const step of steps) outcomes.push(await step());
      return sum(outcomes);
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

const runStage = async ({ name, run: work }: Stage): Promise<Outcome> => {
  console.log(`\n== ${name}`);
  const from = performance.now();
  const outcome = await work();
  took.push(`${String(seconds(from)).padStart(5)} s  ${name}: ${outcome.passed} passed, ${outcome.failed} failed`);
  const named = (lines: readonly string[]) => lines.map((line) => `${name}: ${line}`);
  return { ...outcome, failures: named(outcome.failures), unsteady: named(outcome.unsteady) };
};

const extent = process.argv[2] ?? "site";
const from = performance.now();
const outcomes: Outcome[] = [];
try {
  if (!["quick", "content", "site", "all", "owner"].includes(extent))
    throw new Error(`expected quick, content, site, all or owner, found ${extent}`);
  if (extent === "content") installBrowsers("chromium");
  else if (extent !== "quick") installBrowsers("chromium", "firefox", "webkit");
  if (extent !== "quick") ensureChromium();
  if (extent === "site" || extent === "all" || extent === "owner") installPdfReader();
  if (extent === "content") {
    for (const stage of content()) {
      outcomes.push(await runStage(stage));
      // Nothing that follows would say more than what stopped here.
      if (outcomes.at(-1)?.failed !== 0) break;
    }
  } else if (extent === "owner") outcomes.push(await runStage(otherOwner(true)));
  else for (const stage of quick()) outcomes.push(await runStage(stage));
  if (extent === "site" || extent === "all") {
    outcomes.push(await runStage(functions));
    const built = await runStage(build);
    outcomes.push(built);
    const stages = [...site, ...(extent === "all" ? proofs : [])];
    if (built.failed === 0) for (const stage of stages) outcomes.push(await runStage(stage));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  outcomes.push(outcomeOf(false, "not run to its end"));
} finally {
  rmSync(reports, { recursive: true, force: true });
}
const { passed, failed, failures, unsteady } = sum(outcomes);
const say = (title: string, lines: readonly string[]): void => {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `- ${line}`).join("\n")}`);
};
console.log(`\n${took.join("\n")}\n${String(seconds(from)).padStart(5)} s  in all`);
say("Passed only when tried again:", unsteady);
say("Failed:", failures);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
