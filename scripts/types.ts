/** Writes src/gatsby-types.d.ts without a build: `npm run types`. Runs Gatsby only until it has extracted the queries. */
import reporter from "gatsby-cli/lib/reporter";
import type { IProgram } from "gatsby/dist/commands/types";
import { buildSchema, customizeSchema, extractQueries, graphQLTypegen, initialize, sourceNodes } from "gatsby/dist/services";
import sitePackageJson from "../package.json";

// Use the environment of `gatsby build`. With any other environment, Gatsby would clear the build's cache.
Object.assign(process.env, { NODE_ENV: "production", gatsby_executing_command: "types", GATSBY_TELEMETRY_DISABLED: "1" });

const program: IProgram = {
  _: "build",
  directory: process.cwd(),
  sitePackageJson,
  report: reporter,
  // Required by the type, but not used, because no server is started.
  ...{ host: "localhost", port: 0, proxyPort: 0, open: false, useYarn: false, openTracingConfigFile: "" },
};

const writeTypes = async (): Promise<void> => {
  const { store } = await initialize({ program });
  const context = { program, store, reporter };
  for (const step of [customizeSchema, sourceNodes, buildSchema, extractQueries, graphQLTypegen]) await step(context);
};

writeTypes().then(
  // Gatsby's worker processes would keep this process running.
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
