import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Result } from "lighthouse";

/** Lighthouse's own program: it sends its functions to the browser as text, which a process that compiles TypeScript would change. */
const PROGRAM = "node_modules/lighthouse/cli/index.js";
const MOST_OUTPUT = 100_000_000;

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const KINDS = ["document", "script", "font", "image", "other"] as const;

export type Category = (typeof CATEGORIES)[number];
export type Kind = (typeof KINDS)[number];

/** What Lighthouse found on a page. Scores go to 100, times are milliseconds, sizes bytes on the wire. */
export interface PageRun {
  readonly path: string;
  readonly runs: number;
  readonly scores: Readonly<Record<Category, number>>;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly layoutShift: number;
  readonly bytes: Readonly<Record<Kind | "total", number>>;
  readonly requests: number;
  /** How fast Lighthouse found the machine, without its slowing: the more, the faster. */
  readonly machineIndex: number;
}

interface NetworkRequest {
  readonly kind: Kind;
  readonly size: number;
}

const toRequest = (item: Readonly<Record<string, unknown>>): NetworkRequest => ({
  kind: KINDS.find((kind) => kind === String(item.resourceType).toLowerCase()) ?? "other",
  size: Number(item.transferSize ?? 0),
});

/** Runs Lighthouse's mobile test on a page, in the browser that listens on a port. */
export const runLighthouse = async (origin: string, path: string, port: number): Promise<PageRun> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [PROGRAM, `${origin}${path}`, `--port=${port}`, "--output=json", "--quiet", `--only-categories=${CATEGORIES.join(",")}`],
    { maxBuffer: MOST_OUTPUT },
  );
  // Lighthouse describes its own report.
  const { audits, categories, environment, runtimeError } = JSON.parse(stdout) as Result;
  if (runtimeError) throw new Error(`${path}: ${runtimeError.message}`);
  const valueOf = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const details = audits["network-requests"]?.details;
  const requests = (details?.type === "table" ? details.items : []).map(toRequest);
  const sizeOf = (test: (kind: Kind) => boolean) => requests.reduce((sum, { kind, size }) => (test(kind) ? sum + size : sum), 0);
  return {
    path,
    runs: 1,
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])) as Record<
      Category,
      number
    >,
    largestContentfulPaint: Math.round(valueOf("largest-contentful-paint")),
    totalBlockingTime: Math.round(valueOf("total-blocking-time")),
    layoutShift: valueOf("cumulative-layout-shift"),
    bytes: {
      document: sizeOf((kind) => kind === "document"),
      script: sizeOf((kind) => kind === "script"),
      font: sizeOf((kind) => kind === "font"),
      image: sizeOf((kind) => kind === "image"),
      other: sizeOf((kind) => kind === "other"),
      total: sizeOf(() => true),
    },
    requests: requests.length,
    machineIndex: Math.round(environment.benchmarkIndex),
  };
};

/**
 * Gives the run whose largest paint is the middle one.
 *
 * @throws when there is no run
 */
export const medianRun = (runs: readonly PageRun[]): PageRun => {
  const middle = [...runs].sort((one, other) => one.largestContentfulPaint - other.largestContentfulPaint)[Math.floor(runs.length / 2)];
  if (!middle) throw new Error("There is no run to take the middle of");
  return { ...middle, runs: runs.length };
};
