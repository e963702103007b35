// What the specification says of the shipped sample content. Owners who have switched `sample` off in business.yml never run it.
import { shared } from "./jest.config.mjs";

/** @type {import("jest").Config} */
const config = {
  ...shared,
  testEnvironment: "node",
  testTimeout: 30_000,
  testPathIgnorePatterns: ["/node_modules/"],
  testMatch: ["<rootDir>/__tests__/specification/**/*.test.ts"],
};

export default config;
