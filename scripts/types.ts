/**
 * Writes src/gatsby-types.d.ts without a build: `npm run types`. It takes Gatsby's own steps as far as the queries, and makes no page,
 * picture or bundle.
 */
import reporter from "gatsby-cli/lib/reporter";
import type { IProgram } from "gatsby/dist/commands/types";
import { buildSchema, customizeSchema, extractQueries, graphQLTypegen, initialize, sourceNodes } from "gatsby/dist/services";
import sitePackageJson from "../package.json";

// What `gatsby build` sets: another command would empty its cache.
Object.assign(process.env, { NODE_ENV: "production", gatsby_executing_command: "types", GATSBY_TELEMETRY_DISABLED: "1" });

const program: IProgram = {
  _: "build",
  directory: process.cwd(),
  sitePackageJson,
  report: reporter,
  // Nothing is served.
  ...{ host: "localhost", port: 0, proxyPort: 0, open: false, useYarn: false, openTracingConfigFile: "" },
};

const writeTypes = async (): Promise<void> => {
  const { store } = await initialize({ program });
  const context = { program, store, reporter };
  for (const step of [customizeSchema, sourceNodes, buildSchema, extractQueries, graphQLTypegen]) await step(context);
};

writeTypes().then(
  // Gatsby's processes wait for work.
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
