/** Reads what Jest and Playwright write of a run: how many tests passed, and which did not. */
import path from "node:path";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";

/** What came of a run. */
export interface Outcome {
  readonly passed: number;
  /** The file and the names of each test that failed. */
  readonly failures: readonly string[];
  /** The same for each that passed only when it was tried again. */
  readonly flaky: readonly string[];
}

/** @see https://jestjs.io/docs/configuration#testresultsprocessor-string */
interface JestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Reads what `jest --json` writes. A file that could not be run, or failed around its tests, counts as one failure. */
export const readJestReport = (text: string): Outcome => {
  const { numPassedTests, testResults } = JSON.parse(text) as JestReport;
  const failures = testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      const file = path.relative(".", name);
      return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file} › ${fullName}`);
    });
  return { passed: numPassedTests, failures, flaky: [] };
};

const namesOf = (
  status: "unexpected" | "flaky",
  { specs, suites = [] }: JSONReportSuite,
  around: readonly string[] = [],
): readonly string[] => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName }) => [`[${projectName}] ${file}:${line}`, ...around, title].join(" › ")),
  ),
  ...suites.flatMap((suite) => namesOf(status, suite, [...around, suite.title])),
];

/** Reads what Playwright's JSON reporter writes. What went wrong outside of tests counts as a failure. */
export const readPlaywrightReport = (text: string): Outcome => {
  const { errors, suites, stats } = JSON.parse(text) as JSONReport;
  return {
    passed: stats.expected + stats.flaky,
    failures: [
      ...errors.map(({ message }) => message ?? "an error outside of tests"),
      ...suites.flatMap((file) => namesOf("unexpected", file)),
    ],
    flaky: suites.flatMap((file) => namesOf("flaky", file)),
  };
};
