import path from "node:path";
import { defineConfig } from "@playwright/test";
import type { EditorOptions } from "./__tests__/browser/office/editor";
import { findChromium } from "./scripts/lib/programs";

const port = Number(process.env.BROWSER_TEST_PORT ?? 9010);
const tests = "__tests__/browser";
/** Folders that have their own project. The paths are absolute, because "host/**" would also match a checkout in a folder named "host". */
const testIgnore = ["host", "builds", "develop", "office", "long"].map((folder) => path.resolve(tests, folder, "**"));
const EVERY_PAGE = /@every-page/;
const executablePath = findChromium();

const office = { testDir: `${tests}/office`, expect: { timeout: 60_000 } };
/** Fails a click or wait in the editor after a minute, instead of only when the test's time is over. */
const actionTimeout = 60_000;

/** The browser tests run against the built site in dist/; build it first (npm test does). */
export default defineConfig<object, EditorOptions>({
  testDir: tests,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Tolerate a rare flaky test in CI: it is retried once and listed as flaky at the end of the run.
  retries: process.env.CI ? 1 : 0,
  // Long enough for a busy machine. Speed is measured by the benchmarks, not by these tests.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
        // Block every external host, including the form's endpoint and the URLs in pages.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
      ],
    },
  },
  projects: [
    { name: "site", testIgnore, grepInvert: EVERY_PAGE },
    // Slow tests for `npm run test:all`: features that rarely break, and more pages of each template.
    { name: "long", testDir: `${tests}/long` },
    { name: "every page", testIgnore, grep: EVERY_PAGE },
    // Tests headers, redirects and the Content-Security-Policy of the same build, served by Cloudflare Workers' server code.
    { name: "host", testDir: `${tests}/host` },
    // These tests build copies of the project, which keeps two cores busy for minutes, so npm test runs them last.
    { name: "builds", testDir: `${tests}/builds` },
    // These tests run `develop` in copies of the project.
    { name: "develop", testDir: `${tests}/develop` },
    // These tests run the real editor, Decap CMS, whose saves take several times as long as a page takes to load.
    { ...office, name: "office", use: { mode: "local", actionTimeout }, testIgnore: "**/*-github.spec.ts" },
    { ...office, name: "office on GitHub", use: { mode: "github", actionTimeout }, testIgnore: "**/*-local.spec.ts" },
  ],
  webServer: {
    command: "npx tsx scripts/serve.mts",
    url: `http://127.0.0.1:${port}/`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
});
