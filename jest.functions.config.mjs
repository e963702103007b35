// Tests of the functions in workerd, the server of Cloudflare's own hosts: they start programs, so they have a run of their own.
import { shared } from "./jest.config.mjs";

/** @type {import("jest").Config} */
const config = {
  ...shared,
  testTimeout: 120_000,
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/__tests__/functions/long/"],
  testEnvironment: "node",
  testMatch: ["<rootDir>/__tests__/functions/**/*.test.ts"],
};

export default config;
