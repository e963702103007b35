// Not .ts: Jest reads that only through ts-node or esbuild-register, one more package for one file.

/** What all projects share. @type {import("jest").Config} */
const shared = {
  globalSetup: "<rootDir>/__tests__/setup/other-owner.ts",
  globalTeardown: "<rootDir>/__tests__/setup/remove-other-owner.ts",
  transform: {
    "^.+\\.[jt]sx?$": [
      "@swc/jest",
      { jsc: { target: "es2022", parser: { syntax: "typescript", tsx: true }, transform: { react: { runtime: "automatic" } } } },
    ],
  },
  // ES modules without a CommonJS half: Node 20 loads them from either kind, Jest does not.
  transformIgnorePatterns: ["/node_modules/(?!feed/)"],
  moduleNameMapper: { "\\.module\\.css$": "<rootDir>/__tests__/setup/css-module.cjs", "^gatsby$": "<rootDir>/__tests__/setup/gatsby.tsx" },
  modulePathIgnorePatterns: ["<rootDir>/(public|.cache)/"],
};

/** Takes the tests below a folder of `__tests__` as the project of that name. */
const project = (/** @type {string} */ name, folder = `${name}/**`) => ({
  ...shared,
  displayName: name,
  testMatch: [`<rootDir>/__tests__/${folder}/*.test.{ts,tsx}`],
});

/** @type {import("jest").Config} */
const config = {
  // Long enough for a busy machine: how soon things happen is the benchmarks' matter.
  testTimeout: 120_000,
  // Jest leaves one core free, which on a machine of two is half of it.
  maxWorkers: "100%",
  projects: [
    { ...project("unit"), testPathIgnorePatterns: ["/node_modules/", "/unit/long/"] },
    // Hundreds of random or repeated changes of content.
    project("unit-long", "unit/long"),
    { ...project("components"), testEnvironment: "jsdom", setupFilesAfterEnv: ["<rootDir>/__tests__/setup/components.ts"] },
    // What the specification says of the shipped sample content. Owners who have switched `sample` off in business.yml never run it.
    project("specification"),
    // The Worker in workerd, the server of Cloudflare's own hosts; "functions-long" are the proofs that take minutes.
    project("functions", "functions"),
    project("functions-long", "functions/long"),
    // These need a build in dist/; "builds" makes one more from nothing, "engines" needs Firefox and WebKit, "servers" nginx, Apache and Caddy.
    project("html"),
    project("builds"),
    project("engines"),
    project("servers"),
  ],
};

export default config;
