// Tests of the built pages in dist/: they need a build, so they have a run of their own (npm run test:html).
import { shared } from "./jest.config.mjs";

/** @type {import("jest").Config} */
const config = {
  ...shared,
  testPathIgnorePatterns: ["/node_modules/"],
  testEnvironment: "node",
  testMatch: ["<rootDir>/__tests__/html/**/*.test.{ts,tsx}"],
};

export default config;
