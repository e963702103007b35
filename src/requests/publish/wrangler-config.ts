/** Writes the configuration of Cloudflare's tool from the settings: a site without them has none, and names no binding. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Business } from "../../content/schema/business";

/** Fixed, so that a newer server behaves as the tested one. */
export const COMPATIBILITY_DATE = "2025-06-01";
/** Name of the database, at Cloudflare and on the developer's computer. */
export const DATABASE = "requests";
/** The file that names the bindings, in the project's folder: wrangler reads it there. */
export const WRANGLER_CONFIG = "wrangler.jsonc";
const HEAD = "// Written by the build from content/settings/business.yml. Do not edit.\n";

/** Makes the configuration, or nothing when no setting asks for functions. */
export const wranglerConfig = ({ delivery: { requests }, signIn }: Business): object | undefined => {
  if (!requests && !signIn) return undefined;
  return {
    ...(requests && { name: requests.project }),
    pages_build_output_dir: "dist",
    compatibility_date: COMPATIBILITY_DATE,
    ...(requests && {
      d1_databases: [{ binding: "DB", database_name: DATABASE, database_id: requests.databaseId, migrations_dir: "migrations" }],
      ...(requests.bucket && { r2_buckets: [{ binding: "PHOTOS", bucket_name: requests.bucket }] }),
    }),
  };
};

/** Writes the configuration beside package.json, or takes away the one an earlier build wrote. One written by hand stays. */
export const writeWranglerConfig = (business: Business, file = WRANGLER_CONFIG): void => {
  const config = wranglerConfig(business);
  const isOurs = !existsSync(file) || readFileSync(file, "utf8").startsWith(HEAD);
  if (!isOurs) return;
  if (config) writeFileSync(file, `${HEAD}${JSON.stringify(config, null, 2)}\n`);
  else rmSync(file, { force: true });
};
