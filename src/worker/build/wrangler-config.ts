/** Writes the configuration of Cloudflare's tool from the settings: files alone, and an environment with the Worker where a setting asks for it. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Content } from "../../content/schema";
import { siteFiles } from "../../content/shared/routes";
import { siteSettings } from "../settings";

/** Fixed, so that a newer server behaves as the tested one. */
export const COMPATIBILITY_DATE = "2025-06-01";
/** Name of the database and of the environment that has the Worker, at Cloudflare and on the developer's computer. */
export const REQUESTS = "requests";
/** The configuration's name, in the project's folder: wrangler reads it there. */
export const WRANGLER_CONFIG = "wrangler.jsonc";
const HEAD = "// Written by the build from content/settings/business.yml. Do not edit.\n";

const ASSETS = { directory: "dist", html_handling: "drop-trailing-slash", not_found_handling: "404-page" };
/**
 * What the Worker answers. Without this list a navigation to an address that is no file would never reach it. The last is where
 * `wrangler dev --test-scheduled` has the cron trigger; elsewhere it is 404.
 */
const WORKER_PATHS = [`${siteFiles.api}/*`, "/admin/requests", "/admin/requests/*", siteFiles.scheduled];

/** Makes the configuration. An environment inherits no binding, so the Worker's names all of its own. */
export const wranglerConfig = ({ business, words }: Pick<Content, "business" | "words">, translations: readonly Content[] = []) => {
  const { requests } = business.delivery;
  const settings = siteSettings(business, words, translations);
  const name =
    requests?.project ??
    business.shortName
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "");
  const site = { name, compatibility_date: COMPATIBILITY_DATE };
  const worker = settings && {
    ...site,
    main: "src/worker/index.ts",
    minify: true,
    assets: { ...ASSETS, binding: "ASSETS", run_worker_first: WORKER_PATHS },
    define: { SITE_SETTINGS: JSON.stringify(settings) },
    ...(requests && {
      d1_databases: [{ binding: "DB", database_name: REQUESTS, database_id: requests.databaseId, migrations_dir: "src/worker/migrations" }],
      ...(requests.bucket && { r2_buckets: [{ binding: "PHOTOS", bucket_name: requests.bucket }] }),
      // Mails that did not go out, and deletion by age.
      triggers: { crons: ["*/10 * * * *"] },
    }),
  };
  return { ...site, assets: ASSETS, ...(worker && { env: { [REQUESTS]: worker } }) };
};

/** Writes the configuration beside package.json. One written by hand stays. */
export const writeWranglerConfig = (
  content: Pick<Content, "business" | "words">,
  file = WRANGLER_CONFIG,
  translations: readonly Content[] = [],
): void => {
  const isOurs = !existsSync(file) || readFileSync(file, "utf8").startsWith(HEAD);
  if (isOurs) writeFileSync(file, `${HEAD}${JSON.stringify(wranglerConfig(content, translations), null, 2)}\n`);
};
