/**
 * Measures the built site with Lighthouse's mobile test: `npm run bench:pages [-- /path ...]`.
 *
 * Measures one page of each template three times and uses the median run. Measures all other indexable pages once. Compares each
 * page's load time with its limit: the load time of the same page without scripts, fonts and pictures.
 *
 * Prints a table in which `!` marks each value outside its budget (scripts/bench/budgets.json). Writes reports/bench/pages.json. Exits
 * with code 1 if any value is marked.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { ensureChromium } from "../lib/programs";
import { templatePages } from "../lib/template-pages";
import budgets from "./budgets.json" with { type: "json" };
import { CATEGORIES, medianRun, runLighthouse, type PageRun } from "./pages/lighthouse";
import { serveOverHttp2, siteCopy, textOnly, TRUST } from "./pages/site";

const RUNS = 3;
const REPORT = "reports/bench/pages.json";
const PORT = Number(process.env.PORT ?? 9000);
const DEBUG_PORT = PORT + 100;
if (!existsSync("dist/sitemap-0.xml")) {
  console.error("There is no built site yet. Run: npm run build");
  process.exit(1);
}
const routes = Array.from(
  readFileSync("dist/sitemap-0.xml", "utf8").matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g),
  ([, address = ""]) => address || "/",
);
const templates = templatePages();
const wanted = process.argv.length > 2 ? process.argv.slice(2) : routes;
const folders = [siteCopy("dist"), siteCopy("dist", textOnly)];
const servers = await Promise.all(folders.map((folder, index) => serveOverHttp2(folder, PORT + index)));
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", TRUST, `--remote-debugging-port=${DEBUG_PORT}`],
});

/** Measures a page and its limit alternately, so that other load on the machine affects both. */
const measure = async (path: string): Promise<{ readonly page: PageRun; readonly limit: number }> => {
  const [pages, bare]: [PageRun[], PageRun[]] = [[], []];
  for (let run = 0; run < (templates.includes(path) ? RUNS : 1); run++) {
    pages.push(await runLighthouse(`https://127.0.0.1:${PORT}${path}`, DEBUG_PORT));
    bare.push(await runLighthouse(`https://127.0.0.1:${PORT + 1}${path}`, DEBUG_PORT));
  }
  process.stderr.write(".");
  return { page: medianRun(pages), limit: medianRun(bare).largestContentfulPaint };
};

const mark = (value: number, isWithin: boolean, digits = 0): string => `${isWithin ? "" : "! "}${value.toFixed(digits)}`;

const rowOf = (path: string, page: PageRun, limit: number): Readonly<Record<string, string>> => {
  const ratio = page.largestContentfulPaint / limit;
  const { bytes, requests, milliseconds } = budgets;
  const isHome = path === "/";
  return {
    page: path,
    ...Object.fromEntries(
      CATEGORIES.map((name) => [name, mark(page.scores[name] ?? 0, (page.scores[name] ?? 0) >= budgets.lighthouse[name])]),
    ),
    "LCP ms": String(page.largestContentfulPaint),
    "limit ms": String(limit),
    "LCP / limit": mark(ratio, ratio <= budgets.largestContentfulPaintByLimit, 2),
    "TBT ms": mark(page.totalBlockingTime, page.totalBlockingTime <= milliseconds.totalBlockingTime),
    CLS: mark(page.layoutShift, page.layoutShift <= budgets.layoutShift, 3),
    kB: mark(page.bytes / 1000, !isHome || page.bytes <= bytes.homeOnPhone + bytes.homeOnPhoneAhead, 1),
    requests: mark(page.requests, !isHome || page.requests <= requests.homeOnPhone + requests.homeOnPhoneAhead),
  };
};

try {
  const measured = [];
  for (const path of wanted) measured.push({ path, ...(await measure(path)) });
  const rows = measured.map(({ path, page, limit }) => rowOf(path, page, limit));
  process.stderr.write("\n");
  console.table(rows);
  mkdirSync("reports/bench", { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify({ date: new Date().toISOString(), pages: measured }, null, 2)}\n`);
  console.log(`Written to ${REPORT}.`);
  process.exitCode = rows.some((row) => Object.values(row).some((cell) => cell.startsWith("!"))) ? 1 : 0;
} finally {
  await browser.close();
  for (const server of servers) server.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
