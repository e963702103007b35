// Not .ts: Jest reads that only through ts-node or esbuild-register, one more package for one file.

/** @type {import("jest").Config} */
export const shared = {
  transform: {
    "^.+\\.[jt]sx?$": [
      "@swc/jest",
      { jsc: { target: "es2022", parser: { syntax: "typescript", tsx: true }, transform: { react: { runtime: "automatic" } } } },
    ],
  },
  moduleNameMapper: { "\\.module\\.css$": "<rootDir>/__tests__/setup/css-module.cjs", "^gatsby$": "<rootDir>/__tests__/setup/gatsby.tsx" },
  // Playwright runs the browser tests; the tests of built pages and of builds need one.
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/__tests__/(browser|builds|functions|html)/", "<rootDir>/(public|.cache)/"],
  modulePathIgnorePatterns: ["<rootDir>/(public|.cache)/"],
};

/** @type {import("jest").Config} */
const config = {
  // Long enough for a busy machine: how soon things happen is the benchmarks' matter.
  testTimeout: 30_000,
  projects: [
    { ...shared, displayName: "node", testEnvironment: "node", testMatch: ["<rootDir>/__tests__/!(components)/**/*.test.{ts,tsx}"] },
    {
      ...shared,
      displayName: "components",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/__tests__/components/**/*.test.{ts,tsx}"],
      setupFilesAfterEnv: ["<rootDir>/__tests__/setup/components.ts"],
    },
  ],
};

export default config;
