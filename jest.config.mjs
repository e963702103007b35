// This is not a .ts file, because Jest would need ts-node or esbuild-register to read it.
import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** Options that all projects share. @type {import("jest").Config} */
const shared = {
  transform: {
    "^.+\\.[jt]sx?$": [
      "@swc/jest",
      { jsc: { target: "es2022", parser: { syntax: "typescript", tsx: true }, transform: { react: { runtime: "automatic" } } } },
    ],
  },
  // Transform packages that contain only ES modules: unlike Node 20, Jest cannot `require` them.
  transformIgnorePatterns: ["/node_modules/(?!feed/)"],
  moduleNameMapper: { "\\.module\\.css$": "<rootDir>/__tests__/setup/css-module.cjs", "^gatsby$": "<rootDir>/__tests__/setup/gatsby.ts" },
  modulePathIgnorePatterns: ["<rootDir>/(public|.cache)/"],
};

/** Creates and removes another company's content, for tests that use `__tests__/fixtures/content.ts`. */
const otherOwner = {
  globalSetup: "<rootDir>/__tests__/setup/other-owner.ts",
  globalTeardown: "<rootDir>/__tests__/setup/remove-other-owner.ts",
};

/** Whether the content is the shipped sample: `sample: true` in business.yml. */
const isSample = /** @type {{ sample?: unknown } | null} */ (parse(readFileSync("content/settings/business.yml", "utf8")))?.sample === true;

/** Returns a project with all tests in a folder of `__tests__`. */
const project = (/** @type {string} */ name, folder = `${name}/**`) => ({
  ...shared,
  displayName: name,
  testMatch: [`<rootDir>/__tests__/${folder}/*.test.{ts,tsx}`],
});

/** @type {import("jest").Config} */
const config = {
  // Long enough for a busy machine. Speed is measured by the benchmarks, not by these tests.
  testTimeout: 120_000,
  // By default, Jest leaves one core free, which is half of a two-core machine.
  maxWorkers: "100%",
  // On a busy machine, a worker may take seconds to exit. After half a second, the default, Jest warns of leaks that do not exist.
  workerGracefulExitTimeout: 20_000,
  projects: [
    { ...project("unit"), ...otherOwner, testPathIgnorePatterns: ["/node_modules/", "/unit/long/"] },
    // Slow tests of code that rarely breaks, such as tests of random content changes, a full disk and `npm run adopt`. `npm test` omits them.
    { ...project("unit-long", "unit/long"), ...otherOwner },
    { ...project("components"), ...otherOwner, testEnvironment: "jsdom", setupFilesAfterEnv: ["<rootDir>/__tests__/setup/components.ts"] },
    // Compares the shipped sample content with the specification. An owner's content has no such tests.
    { ...project("specification"), ...otherOwner, ...(!isSample && { testPathIgnorePatterns: ["/specification/"] }) },
    // These two run the Worker in workerd, Cloudflare's runtime.
    { ...project("functions"), ...otherOwner, testPathIgnorePatterns: ["/node_modules/", "/functions/long/"] },
    { ...project("functions-long", "functions/long"), ...otherOwner },
    // The next four projects need a build in dist/. "builds" also builds from scratch, "engines" needs Firefox and WebKit, and "servers"
    // needs nginx, Apache and Caddy.
    project("html"),
    { ...project("builds"), ...otherOwner },
    project("engines"),
    project("servers"),
  ],
};

export default config;
