import path from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/lib/browsers";

const port = Number(process.env.BROWSER_TEST_PORT ?? 9010);
const hostUrl = `http://127.0.0.1:${port + 1}`;
const hostTests = "__tests__/browser/host";
const buildTests = "__tests__/browser/builds";
const developTests = "__tests__/browser/develop";
const officeTests = "__tests__/browser/office";
const longTests = "__tests__/browser/long";
/** Whole paths: Playwright matches patterns against them, and "host/**" would take every test of a checkout below a folder "host". */
const testIgnore = [hostTests, buildTests, developTests, officeTests, longTests].map((folder) => path.resolve(folder, "**"));
const EVERY_PAGE = /@every-page/;
const executablePath = findChromium();

/** The browser tests run against the built site in dist/; build it first (npm test does). */
export default defineConfig({
  testDir: "__tests__/browser",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Where every change is tested one of a thousand may look a moment too early. It is tried once more, and named at the end of the run.
  retries: process.env.CI ? 1 : 0,
  // Long enough for a busy machine: how soon things happen is the benchmarks' matter.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
        // Nothing leaves this machine, whatever address a page, or the content of the form's endpoint, names.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
      ],
    },
  },
  projects: [
    { name: "site", testIgnore, grepInvert: EVERY_PAGE },
    // What a change rarely breaks, and the other pages of each template: for `npm run test:all`.
    { name: "long", testDir: longTests },
    { name: "every page", testIgnore, grep: EVERY_PAGE },
    // The same build behind the server code of Cloudflare Workers: headers, redirects, the Content-Security-Policy.
    { name: "host", testDir: hostTests, use: { baseURL: hostUrl } },
    // Builds of their own, in copies of the project: minutes of work for both cores, so npm test runs them after the others.
    { name: "builds", testDir: buildTests },
    // The same for `develop`.
    { name: "develop", testDir: developTests },
    // Everything that goes wrong at a desk, through the real editor: one visit after the other.
    { name: "office", testDir: officeTests },
  ],
  webServer: [
    {
      command: "npx tsx scripts/serve.mts",
      url: `http://127.0.0.1:${port}/`,
      env: { PORT: String(port) },
      reuseExistingServer: false,
    },
    {
      command: "npx tsx scripts/preview.mts",
      // What the browser asks for and does not get is in the tests, not in the server's log.
      stdout: "ignore",
      stderr: "ignore",
      url: hostUrl,
      env: { PORT: String(port + 1) },
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
  ],
});
