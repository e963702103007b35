/**
 * Measures the built site as Lighthouse sees it on a phone: `npm run bench:pages [-- /path ...] [--beside FOLDER]`.
 *
 * Every indexable route runs once, one page of each template three times, of which the median counts. Beside each page stands its
 * limit: the same page without scripts, fonts and pictures, in the same run. `--beside` measures the pages of any other folder of
 * files in the same run too: its home page, and the paths given that it has. Then a browser at a quarter of its speed measures how soon
 * a tap is answered. Prints tables, writes reports/bench/pages.json, and ends with exit code 1 when a budget of
 * scripts/bench/budgets.json is broken.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { ensureChromium } from "../lib/browsers";
import { measureInteractions } from "./pages/interactions";
import { medianRun, runLighthouse, type PageRun } from "./pages/lighthouse";
import { serveOverHttp2, TRUST } from "./pages/serve";
import { bareWords, siteCopy } from "./pages/site-copy";
import { TEMPLATES } from "./pages/templates";
import { printInteractions, printMachine, printPages, type MeasuredPage } from "./pages/tables";

const RUNS = 3;
const REPORT = "reports/bench/pages.json";
const PORT = Number(process.env.PORT ?? 9000);
const DEBUG_PORT = PORT + 100;

const { values, positionals: wanted } = parseArgs({
  options: { beside: { type: "string", multiple: true, default: [] } },
  allowPositionals: true,
});

if (!existsSync("dist/sitemap-0.xml")) {
  console.error("There is no built site yet. Run: npm run build");
  process.exit(1);
}
const routes = Array.from(
  readFileSync("dist/sitemap-0.xml", "utf8").matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g),
  ([, address = ""]) => address || "/",
);
const isIn = (folder: string, address: string): boolean =>
  ["", ".html", "/index.html"].some((end) => existsSync(path.join(folder, `${address}${end}`))) || address === "/";

const folders = [siteCopy("dist"), siteCopy("dist", bareWords), ...values.beside.map((folder) => siteCopy(folder))];
const servers = await Promise.all(folders.map((folder, index) => serveOverHttp2(folder, PORT + index)));
const [ours, limit, ...others] = folders.map((_, index) => `https://127.0.0.1:${PORT + index}`) as [string, string, ...string[]];
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", TRUST, `--remote-debugging-port=${DEBUG_PORT}`],
});

const measure = async (origins: readonly string[], address: string, times: number): Promise<readonly PageRun[]> => {
  const runs = origins.map((): PageRun[] => []);
  // By turns, so that what else the machine does falls on all alike.
  for (let run = 0; run < times; run++) {
    for (const [index, origin] of origins.entries()) runs[index]?.push(await runLighthouse(origin, address, DEBUG_PORT));
  }
  process.stderr.write(".");
  return runs.map(medianRun);
};

try {
  const pages: MeasuredPage[] = [];
  for (const address of wanted.length > 0 ? wanted : routes) {
    const [page, bare] = await measure([ours, limit], address, TEMPLATES.includes(address) ? RUNS : 1);
    if (page && bare) pages.push({ ...page, limit: bare.largestContentfulPaint });
  }
  const beside: MeasuredPage[] = [];
  for (const [index, origin] of others.entries()) {
    const folder = values.beside[index] ?? "";
    for (const address of new Set(["/", ...wanted])) {
      const [page] = isIn(folder, address) ? await measure([origin], address, RUNS) : [];
      if (page) beside.push({ ...page, path: `${path.basename(folder)} ${address}` });
    }
  }
  process.stderr.write("\n");
  const arePagesWithin = printPages(pages);
  printMachine(pages);
  const interactions = await measureInteractions(browser, ours);
  const isWithin = printInteractions(interactions) && arePagesWithin;
  if (beside.length > 0) printPages(beside);
  mkdirSync("reports/bench", { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify({ date: new Date().toISOString(), pages, beside, interactions }, null, 2)}\n`);
  console.log(`\nWritten to ${REPORT}. ${isWithin ? "Every budget is kept." : "Budgets marked with ! are broken."}`);
  process.exitCode = isWithin ? 0 : 1;
} finally {
  await browser.close();
  for (const server of servers) server.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
