/** Reads what a test runner wrote of its run: how many tests passed, and which did not. */
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

/** What came of a run. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** A line for each that failed: its file, its names, and how its message begins. */
  readonly failures: readonly string[];
  /** The same for each that passed only when it was tried again. */
  readonly unsteady: readonly string[];
}

/** Enough to see what went wrong; the whole message stands where the test ran. */
const MESSAGE_LENGTH = 200;

const startOf = (message = ""): string => {
  const line = stripVTControlCharacters(message).trim().replace(/\s+/g, " ");
  return line.length > MESSAGE_LENGTH ? `${line.slice(0, MESSAGE_LENGTH)}…` : line;
};

const lineOf = (names: readonly string[], message: string | undefined): string =>
  `${names.filter(Boolean).join(" › ")}: ${startOf(message)}`;

/** @see https://jestjs.io/docs/configuration#testresultsprocessor-string */
const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullable() })),
    }),
  ),
});

/**
 * Reads what `jest --json` writes. A file that could not be run counts as a failure.
 *
 * @throws when the report has another form
 */
export const readJestReport = (report: unknown): Outcome => {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = jestReport.parse(report);
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    unsteady: [],
    failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = path.relative(".", name);
      const failed = assertionResults.filter((test) => test.status === "failed");
      // It could not be run, or what stands around its tests has failed.
      if (status === "failed" && failed.length === 0) return [lineOf([file], message)];
      return failed.map(({ fullName, failureMessages }) => lineOf([file, fullName], failureMessages?.[0]));
    }),
  };
};

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
});

const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

/** @see https://playwright.dev/docs/api/class-testrun */
const playwrightReport = z.object({
  /** What went wrong outside of tests. */
  errors: z.array(z.object({ message: z.string().optional() })),
  suites: z.array(playwrightSuite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

type Status = "unexpected" | "flaky";

const linesOf = (status: Status, { specs, suites = [] }: z.infer<typeof playwrightSuite>, names: readonly string[]): readonly string[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName, results }) => {
        const message = results.flatMap(({ errors }) => errors)[0]?.message;
        return lineOf([`[${projectName}] ${file}:${line}`, ...names, title], message);
      }),
  ),
  ...suites.flatMap((suite) => linesOf(status, suite, [...names, suite.title])),
];

/**
 * Reads what Playwright's JSON reporter writes. What went wrong outside of tests counts as a failure.
 *
 * @throws when the report has another form
 */
export const readPlaywrightReport = (report: unknown): Outcome => {
  const { errors, suites, stats } = playwrightReport.parse(report);
  const lines = (status: Status) => suites.flatMap((file) => linesOf(status, file, []));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [...errors.map(({ message }) => startOf(message)), ...lines("unexpected")],
    unsteady: lines("flaky"),
  };
};
