import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/lib/chromium";

const port = Number(process.env.BROWSER_TEST_PORT ?? 9010);
const hostUrl = `http://127.0.0.1:${port + 1}`;
const executablePath = findChromium();

/** The browser tests run against the built site in dist/; build it first (npm test does). */
export default defineConfig({
  testDir: "__tests__/browser",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
    },
  },
  projects: [
    { name: "site", testIgnore: "host/**/*.spec.ts" },
    // The same build behind Cloudflare Pages' own server code: headers, redirects, the Content-Security-Policy.
    { name: "host", testMatch: "host/**/*.spec.ts", use: { baseURL: hostUrl } },
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
