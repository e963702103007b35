/** Writes gatsby-types.d.ts without a build: `npm run types`. Runs only the Gatsby steps that generate the types. */
import reporter from "gatsby-cli/lib/reporter";
import type { IProgram } from "gatsby/dist/commands/types";
import { buildSchema, createPages, customizeSchema, extractQueries, graphQLTypegen, initialize, sourceNodes } from "gatsby/dist/services";
import sitePackageJson from "../package.json";

// Use the NODE_ENV of `gatsby build`, so that Gatsby does not clear the build's cache. The command is neither "build" nor "develop", so our
// hooks skip the launch check and do not watch files.
Object.assign(process.env, { NODE_ENV: "production", gatsby_executing_command: "types", GATSBY_TELEMETRY_DISABLED: "1" });

const program: IProgram = {
  _: "build",
  directory: process.cwd(),
  sitePackageJson,
  report: reporter,
  // The type requires the options below, but they are unused, because no server is started.
  host: "localhost",
  port: 0,
  proxyPort: 0,
  open: false,
  useYarn: false,
  openTracingConfigFile: "",
};

const writeTypes = async (): Promise<void> => {
  const { store } = await initialize({ program });
  // Without `shouldRunCreatePagesStatefully`, Gatsby creates no pages from src/pages, and warns that their queries do not run.
  const context = { program, store, reporter, shouldRunCreatePagesStatefully: true };
  // `createPages` is included because, without pages, Gatsby warns that page queries do not run.
  for (const step of [customizeSchema, sourceNodes, buildSchema, createPages, extractQueries, graphQLTypegen]) await step(context);
};

writeTypes().then(
  // Gatsby's worker processes would keep this process running.
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
