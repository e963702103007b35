import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Result } from "lighthouse";

/** Path of Lighthouse's CLI. Its Node API fails under tsx, which transforms the functions that Lighthouse sends to the browser. */
const PROGRAM = "node_modules/lighthouse/cli/index.js";
const MAX_OUTPUT = 100_000_000;

/** Lighthouse categories to measure. */
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Lighthouse's results for a page. Scores are from 0 to 100, times are in milliseconds, and sizes are in transferred bytes. */
export interface PageRun {
  readonly scores: Readonly<Record<string, number>>;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly layoutShift: number;
  readonly bytes: number;
  readonly requests: number;
}

/** Runs Lighthouse's mobile test on a page, in the browser that listens on the given debugging port, and returns the results. */
export const runLighthouse = async (address: string, port: number): Promise<PageRun> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [PROGRAM, address, `--port=${port}`, "--output=json", "--quiet", `--only-categories=${CATEGORIES.join(",")}`],
    { maxBuffer: MAX_OUTPUT },
  );
  const { audits, categories, runtimeError } = JSON.parse(stdout) as Result;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const valueOf = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const details = audits["network-requests"]?.details;
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    largestContentfulPaint: Math.round(valueOf("largest-contentful-paint")),
    totalBlockingTime: Math.round(valueOf("total-blocking-time")),
    layoutShift: valueOf("cumulative-layout-shift"),
    bytes: valueOf("total-byte-weight"),
    requests: details?.type === "table" ? details.items.length : Number.NaN,
  };
};

/**
 * Returns the run with the median Largest Contentful Paint.
 *
 * @throws Error if there are no runs
 */
export const medianRun = (runs: readonly PageRun[]): PageRun => {
  const middle = [...runs].sort((a, b) => a.largestContentfulPaint - b.largestContentfulPaint)[Math.floor(runs.length / 2)];
  if (!middle) throw new Error("expected at least one run, found none");
  return middle;
};
