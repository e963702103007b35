/** Writes Wrangler's configuration and, if the settings use the Worker, the style sheet of the Worker's pages. */
import path from "node:path";
import { build } from "esbuild";
import { ContentError, describeValue } from "../../content/check/problems";
import type { Content } from "../../content/schema";
import { HOSTING } from "../../content/schema/hosting";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import packageJson from "../../../package.json";
import { siteSettings } from "../../worker/settings";

/** Pinned, so that newer versions of workerd behave the way the tested version does. */
export const COMPATIBILITY_DATE = "2025-06-01";
/** Name of the database and of the Worker's environment, on Cloudflare and locally. */
export const REQUESTS = "requests";
/** File name of Wrangler's configuration, in the project's root. */
export const WRANGLER_CONFIG = "wrangler.jsonc";
/** First line of each configuration that the build writes. */
const HEAD = "// Written by the build from hosting.yml and content/settings. Do not edit.\n";

/** How Cloudflare serves the published folder. */
const ASSETS = { directory: "dist", html_handling: "drop-trailing-slash", not_found_handling: "404-page", binding: "ASSETS" };
/**
 * Cloudflare serves files without running the Worker. With this flag, every other path reaches the Worker, even for navigation requests.
 *
 * @see https://developers.cloudflare.com/workers/static-assets/routing/advanced/
 */
const FLAGS = ["assets_navigation_has_no_effect"];

/**
 * Returns Wrangler's configuration. The top level serves only the site's files, without the Worker that receives quote requests and signs
 * editors in; previews of pull requests always use it. If the settings use the Worker, the live site is deployed with the environment
 * `requests`. An environment inherits no bindings, so this one repeats them.
 */
export const wranglerConfig = (content: Content, translations: readonly Content[] = []) => {
  const { business, hosting } = content;
  const { requests } = hosting.delivery;
  const settings = siteSettings(business, hosting, content, translations);
  // The name must not come from content: a changed name would replace another Worker in the owner's Cloudflare account.
  const name = requests?.project ?? packageJson.name;
  const site = { name, compatibility_date: COMPATIBILITY_DATE, compatibility_flags: FLAGS, minify: true, assets: ASSETS };
  const worker = settings && {
    ...site,
    main: "src/worker/index.ts",
    define: { SITE_SETTINGS: JSON.stringify(settings) },
    ...(requests && {
      d1_databases: [{ binding: "DB", database_name: REQUESTS, database_id: requests.databaseId, migrations_dir: "src/worker/migrations" }],
      ...(requests.bucket && { r2_buckets: [{ binding: "PHOTOS", bucket_name: requests.bucket }] }),
      // Runs every ten minutes to retry failed emails and delete old requests.
      triggers: { crons: ["*/10 * * * *"] },
    }),
  };
  return { ...site, main: "src/worker/missing-file.ts", ...(worker && { env: { [REQUESTS]: worker } }) };
};

/** Writes Wrangler's configuration beside package.json, unless a handwritten file exists there. */
export const writeWranglerConfig = (content: Content, translations: readonly Content[], file = WRANGLER_CONFIG): void => {
  const isOurs = !existsSync(file) || readFileSync(file, "utf8").startsWith(HEAD);
  if (isOurs) writeFileSync(file, `${HEAD}${JSON.stringify(wranglerConfig(content, translations), null, 2)}\n`);
};

/**
 * Writes the style sheet of the Worker's pages into the published folder, if the settings use the Worker.
 *
 * @throws ContentError if the settings use the Worker but the host cannot run it
 */
export const writeWorkerFiles = async ({ hosting }: Content, folder: string, host: string): Promise<void> => {
  const setting = hosting.delivery.requests ?? hosting.signIn;
  if (!setting) return;
  if (host !== "cloudflare") {
    throw new ContentError([
      {
        file: HOSTING,
        field: hosting.delivery.requests ? "delivery.requests" : "signIn",
        expected: `nothing in a build for ${host}, because the Worker runs only on Cloudflare`,
        found: describeValue(setting),
        fix: "Build for Cloudflare (SITE_HOST=cloudflare), or delete the setting.",
      },
    ]);
  }
  await build({
    entryPoints: { requests: path.resolve("src/worker/style.css") },
    outdir: path.join(folder, "admin"),
    bundle: true,
    minify: true,
    loader: { ".woff2": "dataurl" },
    logLevel: "warning",
  });
};
