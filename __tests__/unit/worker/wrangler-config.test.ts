/** Tests Wrangler's configuration with and without the first-party backend. */
import { COMPATIBILITY_DATE, wranglerConfig, writeWranglerConfig } from "../../../src/publish/host/worker-files";
import type { Hosting } from "../../../src/content/schema/hosting";
import { folderForEachTest } from "../../fixtures/folder";
import { REQUEST_STORE } from "../../fixtures/request-store";
import { SIGN_IN, withHosting } from "./with-hosting";

const folder = folderForEachTest();

const withoutBackend = withHosting({ delivery: {} });
const withBackend = withHosting({ delivery: { requests: REQUEST_STORE }, signIn: SIGN_IN });
const ASSETS = { directory: "dist", html_handling: "drop-trailing-slash", not_found_handling: "404-page", binding: "ASSETS" };

describe("the Wrangler configuration", () => {
  const writtenConfig = (content: typeof withBackend): unknown => {
    writeWranglerConfig(content, [], folder.at("wrangler.jsonc"));
    const text = folder.read("wrangler.jsonc");
    return JSON.parse(text.slice(text.indexOf("{")));
  };

  it("deploys the missing-file Worker by default", () => {
    expect(writtenConfig(withoutBackend)).toEqual({
      name: expect.stringMatching(/^[a-z0-9-]+$/) as string,
      compatibility_date: COMPATIBILITY_DATE,
      compatibility_flags: ["assets_navigation_has_no_effect"],
      minify: true,
      main: "src/worker/missing-file.ts",
      assets: ASSETS,
    });
  });

  it("deploys the full Worker, with all its bindings, in the `requests` environment", () => {
    expect(writtenConfig(withBackend)).toMatchObject({
      name: REQUEST_STORE.project,
      assets: ASSETS,
      env: {
        requests: {
          name: REQUEST_STORE.project,
          main: "src/worker/index.ts",
          assets: ASSETS,
          d1_databases: [{ binding: "DB", database_id: REQUEST_STORE.databaseId, migrations_dir: "src/worker/migrations" }],
          r2_buckets: [{ binding: "PHOTOS", bucket_name: REQUEST_STORE.bucket }],
          triggers: { crons: [expect.any(String)] },
        },
      },
    });
  });

  const environment = (hosting: Hosting) => wranglerConfig(withHosting(hosting)).env?.requests;

  it("has no bucket if the form accepts no photos", () => {
    expect(environment({ delivery: { requests: { ...REQUEST_STORE, bucket: undefined } } })).not.toHaveProperty("r2_buckets");
  });

  it("has no database or cron trigger if only sign-in is set", () => {
    const signInOnly = environment({ delivery: {}, signIn: SIGN_IN });
    expect(signInOnly).toHaveProperty("main");
    expect(signInOnly).not.toHaveProperty("d1_databases");
    expect(signInOnly).not.toHaveProperty("triggers");
  });
});
