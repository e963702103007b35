// Journeys through the built site in dist/ in Firefox and WebKit (npm run test:engines): they need a build and those browsers.
import { shared } from "./jest.config.mjs";

/** @type {import("jest").Config} */
const config = {
  ...shared,
  testPathIgnorePatterns: ["/node_modules/"],
  testEnvironment: "node",
  testMatch: ["<rootDir>/__tests__/engines/*.test.ts"],
  // Long enough for a busy machine: how soon things happen is the benchmarks' matter.
  testTimeout: 120_000,
  // One browser each.
  maxWorkers: 2,
  verbose: true,
};

export default config;
