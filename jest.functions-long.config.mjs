// The proofs that take minutes (npm run test:functions:long).
import functions from "./jest.functions.config.mjs";

/** @type {import("jest").Config} */
const config = {
  ...functions,
  testTimeout: 1_800_000,
  testPathIgnorePatterns: ["/node_modules/"],
  testMatch: ["<rootDir>/__tests__/functions/long/**/*.test.ts"],
};

export default config;
