/**
 * Measures the built site with Lighthouse's mobile test: `npm run bench:pages [-- --applied] [/path ...]`. Without paths, one page of each
 * template.
 *
 * Simulates a slow phone and network by default: Lighthouse loads the page at full speed and computes the slow times, which are steady.
 * `--applied` really slows down the browser: its times are closer to what a visitor sees, and vary more.
 *
 * Prints the median of three runs as a table, in which `!` marks each value outside its budget (scripts/bench/budgets.json). Writes
 * reports/bench/pages.json. Exits with code 1 if any value is marked.
 */
import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createSecureServer } from "node:http2";
import { parseArgs, promisify } from "node:util";
import type { Result } from "lighthouse";
import sirv from "sirv";
import { ensureChromium } from "../lib/programs";
import { CACHED_LIKE_HOSTS } from "../lib/serve-site";
import { MISSING_PAGE, templatePages } from "../lib/template-pages";
import { brotliCopy } from "./brotli-copy";
import budgets from "./budgets.json" with { type: "json" };

const RUNS = 3;
const REPORT = "reports/bench/pages.json";
const PORT = Number(process.env.PORT ?? 9000);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Maximum size of Lighthouse's report, in bytes. */
const MAX_OUTPUT = 100_000_000;

/** Lighthouse's results for a page. Scores are from 0 to 100, times are in milliseconds, and sizes are in transferred bytes. */
interface PageRun {
  readonly scores: Readonly<Record<string, number>>;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly layoutShift: number;
  readonly bytes: number;
  readonly requests: number;
}

const { values, positionals } = parseArgs({ options: { applied: { type: "boolean", default: false } }, allowPositionals: true });
const method = values.applied ? "devtools" : "simulate";
if (!existsSync("dist/build.json")) {
  console.error("There is no built site yet. Run: npm run build");
  process.exit(1);
}

/** Serves a folder the way a CDN does: over HTTP/2, compressed, and with the hosts' cache headers. HTTP/1.1 would distort the results. */
const serve = (folder: string): Promise<() => void> => {
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", "/CN=localhost"];
  const pem = execFileSync("openssl", ["req", "-x509", ...key, "-keyout", "-", "-out", "-"], { stdio: ["ignore", "pipe", "ignore"] });
  const files = sirv(folder, { ...CACHED_LIKE_HOSTS, brotli: true });
  const answers = createServer((request, response) => files(request, response, () => void response.writeHead(404).end("Not found")));
  const server = createSecureServer({ key: pem, cert: pem, allowHTTP1: true });
  // sirv expects HTTP/1.1 objects. Node's HTTP/2 compatibility API has everything that sirv uses.
  server.on("request", (request, response) => answers.emit("request", request, response));
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(PORT, "127.0.0.1", () => resolve(() => void server.close()));
  });
};

/** Runs Lighthouse's CLI on a page. Its Node API fails under tsx, which transforms the functions that Lighthouse sends to the browser. */
const runLighthouse = async (page: string): Promise<PageRun> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      "node_modules/lighthouse/cli/index.js",
      `https://127.0.0.1:${PORT}${page}`,
      "--output=json",
      "--quiet",
      `--throttling-method=${method}`,
      `--only-categories=${CATEGORIES.join(",")}`,
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors",
    ],
    { maxBuffer: MAX_OUTPUT, env: { ...process.env, CHROME_PATH: ensureChromium() } },
  );
  const { audits, categories, runtimeError } = JSON.parse(stdout) as Result;
  if (runtimeError) throw new Error(`${page}: ${runtimeError.message}`);
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

/** Returns the run with the median Largest Contentful Paint. */
const measure = async (page: string): Promise<PageRun> => {
  const first = await runLighthouse(page);
  const runs = [first];
  while (runs.length < RUNS) runs.push(await runLighthouse(page));
  process.stderr.write(".");
  return runs.sort((a, b) => a.largestContentfulPaint - b.largestContentfulPaint)[Math.floor(RUNS / 2)] ?? first;
};

/** One page of each template. Lighthouse refuses pages with the status 404, so the page for missing pages is opened by its own address. */
const pagesOfTemplates = (): readonly string[] => templatePages().map((page) => (page === MISSING_PAGE ? "/404" : page));

/** Formats a value, with a mark if the value is not within its budget. */
const mark = (value: number, isWithin: boolean, digits = 0): string => `${isWithin ? "" : "! "}${value.toFixed(digits)}`;

const rowOf = (page: string, run: PageRun): Readonly<Record<string, string>> => {
  const { bytes, requests, milliseconds, lighthouse, layoutShift } = budgets;
  const isOther = page !== "/";
  const scores = CATEGORIES.map((name) => [name, mark(run.scores[name] ?? 0, (run.scores[name] ?? 0) >= lighthouse[name])] as const);
  return {
    page,
    ...Object.fromEntries(scores),
    "LCP ms": String(run.largestContentfulPaint),
    "TBT ms": mark(run.totalBlockingTime, run.totalBlockingTime <= milliseconds.totalBlockingTime),
    CLS: mark(run.layoutShift, run.layoutShift <= layoutShift, 3),
    kB: mark(run.bytes / 1000, isOther || run.bytes <= bytes.homeOnPhone, 1),
    requests: mark(run.requests, isOther || run.requests <= requests.homeOnPhone),
  };
};

const site = brotliCopy("dist");
let stop: (() => void) | undefined;
try {
  stop = await serve(site.folder);
  const measured = [];
  for (const page of positionals.length > 0 ? positionals : pagesOfTemplates()) measured.push({ page, ...(await measure(page)) });
  const rows = measured.map(({ page, ...run }) => rowOf(page, run));
  process.stderr.write("\n");
  console.table(rows);
  mkdirSync("reports/bench", { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify({ date: new Date().toISOString(), method, pages: measured }, null, 2)}\n`);
  console.log(`Written to ${REPORT}.`);
  process.exitCode = rows.some((row) => Object.values(row).some((cell) => cell.startsWith("!"))) ? 1 : 0;
} finally {
  stop?.();
  site.remove();
}
