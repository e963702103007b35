// Not .ts: Jest reads that only through ts-node or esbuild-register, one more package for one file.

/** @type {import("jest").Config} */
export const shared = {
  transform: {
    "^.+\\.[jt]sx?$": [
      "@swc/jest",
      { jsc: { target: "es2022", parser: { syntax: "typescript", tsx: true }, transform: { react: { runtime: "automatic" } } } },
    ],
  },
  // ES modules without a CommonJS half: Node 20 loads them from either kind, Jest does not.
  transformIgnorePatterns: ["/node_modules/(?!feed/)"],
  moduleNameMapper: { "\\.module\\.css$": "<rootDir>/__tests__/setup/css-module.cjs", "^gatsby$": "<rootDir>/__tests__/setup/gatsby.tsx" },
  // Playwright runs the browser tests; those of built pages, of builds and in other engines need a build, and those of the
  // specification hold for the shipped sample content alone.
  testPathIgnorePatterns: [
    "/node_modules/",
    "<rootDir>/__tests__/(browser|builds|engines|functions|html|specification)/",
    "<rootDir>/(public|.cache)/",
  ],
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
