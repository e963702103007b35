// Builds the site once more, from nothing: minutes, so it has a run of its own (npm run test:builds).
import { shared } from "./jest.config.mjs";

/** @type {import("jest").Config} */
const config = {
  ...shared,
  testPathIgnorePatterns: ["/node_modules/"],
  testEnvironment: "node",
  testMatch: ["<rootDir>/__tests__/builds/**/*.test.ts"],
};

export default config;
