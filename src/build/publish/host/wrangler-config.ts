/** Writes the configuration of Cloudflare's tool from the settings: files, and an environment with requests and the sign-in where a setting asks for it. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Content } from "../../../content/schema";
import { siteSettings } from "../../../worker/settings";

/** Fixed, so that a newer server behaves as the tested one. */
export const COMPATIBILITY_DATE = "2025-06-01";
/** Name of the database and of the environment that has the Worker, at Cloudflare and on the developer's computer. */
export const REQUESTS = "requests";
/** The configuration's name, in the project's folder: wrangler reads it there. */
export const WRANGLER_CONFIG = "wrangler.jsonc";
const HEAD = "// Written by the build from content/settings/business.yml. Do not edit.\n";

const ASSETS = { directory: "dist", html_handling: "drop-trailing-slash", not_found_handling: "404-page", binding: "ASSETS" };
/**
 * Cloudflare serves files without a Worker. With this flag every other address reaches the Worker, navigations too.
 *
 * @see https://developers.cloudflare.com/workers/static-assets/routing/advanced/
 */
const FLAGS = ["assets_navigation_has_no_effect"];

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
  const site = { name, compatibility_date: COMPATIBILITY_DATE, compatibility_flags: FLAGS, minify: true, assets: ASSETS };
  const worker = settings && {
    ...site,
    main: "src/worker/index.ts",
    define: { SITE_SETTINGS: JSON.stringify(settings) },
    ...(requests && {
      d1_databases: [{ binding: "DB", database_name: REQUESTS, database_id: requests.databaseId, migrations_dir: "src/worker/migrations" }],
      ...(requests.bucket && { r2_buckets: [{ binding: "PHOTOS", bucket_name: requests.bucket }] }),
      // Mails that did not go out, and deletion by age.
      triggers: { crons: ["*/10 * * * *"] },
    }),
  };
  return { ...site, main: "src/worker/missing-file.ts", ...(worker && { env: { [REQUESTS]: worker } }) };
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
