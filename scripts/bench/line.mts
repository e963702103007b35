/**
 * Measures how soon the built site's pages show their largest part on a slow line: `npm run bench:line [-- /path ...]`.
 *
 * `bench:pages` asks Lighthouse, which loads a page over a fast line and works out what a slow one would make of it; pictures that a
 * fast line brings before the first paint count there as if they had come first. Here the line itself is slow (150 ms, 1.6 Mbit/s), the
 * processor has a quarter of its speed, and the browser says when it painted what. The line has no slow start and loses nothing.
 * Beside each page stands the same page without scripts, fonts and pictures, by turns in the same run. A picture cannot come sooner
 * than a round trip after the page that names it. Without paths: one page of each template.
 */
import { existsSync, rmSync } from "node:fs";
import { chromium, type Browser } from "@playwright/test";
import { ensureChromium } from "../lib/browsers";
import { serveOverHttp2, TRUST } from "./pages/serve";
import { bareWords, siteCopy } from "./pages/site-copy";
import { median, slowPhone } from "./pages/slow-phone";
import { slowLineTo } from "./pages/slow-line";
import { TEMPLATES } from "./pages/templates";

const RUNS = 5;
/** For how long a page may still paint something larger when nothing is under way any more. */
const SETTLE_MS = 300;
const PORT = Number(process.env.PORT ?? 9000);

const largestPaint = async (browser: Browser, address: string): Promise<number> => {
  const page = await slowPhone(browser);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => Reflect.set(window, "largestPaint", list.getEntries().at(-1)?.startTime)).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
  });
  // Until the lazy pictures near the first screen are there, too.
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForTimeout(SETTLE_MS);
  const time = await page.evaluate<unknown>(() => Reflect.get(window, "largestPaint"));
  await page.context().close();
  if (typeof time !== "number") throw new Error(`${address} painted nothing that counts as its largest part`);
  return time;
};

const wanted = process.argv.slice(2);
if (!existsSync("dist/index.html")) {
  console.error("There is no built site yet. Run: npm run build");
  process.exit(1);
}
const folders = [siteCopy("dist"), siteCopy("dist", bareWords)];
const servers = await Promise.all(folders.map((folder, index) => serveOverHttp2(folder, PORT + index)));
const lines = await Promise.all(folders.map((_, index) => slowLineTo(PORT + index, PORT + 10 + index)));
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", TRUST],
});
try {
  const rows: Record<string, string | number>[] = [];
  for (const path of wanted.length > 0 ? wanted : TEMPLATES) {
    const [times, bare]: [number[], number[]] = [[], []];
    for (let run = 0; run < RUNS; run++) {
      times.push(await largestPaint(browser, `https://127.0.0.1:${PORT + 10}${path}`));
      bare.push(await largestPaint(browser, `https://127.0.0.1:${PORT + 11}${path}`));
    }
    process.stderr.write(".");
    const [time, limit] = [median(times), median(bare)];
    rows.push({ page: path, "LCP ms": Math.round(time), "words alone ms": Math.round(limit), ratio: (time / limit).toFixed(2) });
  }
  process.stderr.write("\n");
  console.table(rows);
} finally {
  await browser.close();
  for (const server of [...lines, ...servers]) server.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
