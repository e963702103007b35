/**
 * Measures the built site as Lighthouse sees it on a phone: `npm run bench:pages [-- /path ...]`.
 *
 * Every indexable route runs once, one page of each template three times, of which the median counts. Then a browser at
 * a quarter of its speed measures how soon a tap is answered. Prints tables, writes reports/bench/pages.json, and ends
 * with exit code 1 when a budget of scripts/bench/budgets.json is broken.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { ensureChromium } from "../lib/browsers";
import { serveSite } from "../lib/serve-site";
import { compressedCopy } from "./pages/compressed-copy";
import { measureInteractions } from "./pages/interactions";
import { medianRun, runLighthouse, type PageRun } from "./pages/lighthouse";
import { printInteractions, printPages } from "./pages/tables";

const TEMPLATES = ["/", "/contact", "/blog", "/services/sealcoating", "/locations/henderson", "/blog/how-often-to-sealcoat-in-nevada"];
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
  ([, path = ""]) => path || "/",
);
const wanted = process.argv.slice(2);
const folder = await compressedCopy("dist");
const server = await serveSite(folder, PORT);
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", `--remote-debugging-port=${DEBUG_PORT}`],
});
try {
  const pages: PageRun[] = [];
  for (const path of wanted.length > 0 ? wanted : routes) {
    const runs: PageRun[] = [];
    for (let run = 0; run < (TEMPLATES.includes(path) ? RUNS : 1); run++) {
      runs.push(await runLighthouse(`http://127.0.0.1:${PORT}`, path, DEBUG_PORT));
    }
    pages.push(medianRun(runs));
    process.stderr.write(".");
  }
  process.stderr.write("\n");
  const interactions = await measureInteractions(browser, `http://127.0.0.1:${PORT}`);
  const isWithin = [printPages(pages), printInteractions(interactions)].every(Boolean);
  mkdirSync("reports/bench", { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify({ date: new Date().toISOString(), pages, interactions }, null, 2)}\n`);
  console.log(`\nWritten to ${REPORT}. ${isWithin ? "Every budget is kept." : "Budgets marked with ! are broken."}`);
  process.exitCode = isWithin ? 0 : 1;
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
}
