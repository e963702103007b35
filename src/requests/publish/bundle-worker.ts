import path from "node:path";
import { build } from "esbuild";
import type { SiteSettings } from "../settings";

/** Bundles a Worker into one module, with the site's settings written in. */
export const bundleWorker = async (settings: SiteSettings, entry = "functions/worker.ts"): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(entry)],
    bundle: true,
    write: false,
    format: "esm",
    platform: "browser",
    conditions: ["workerd", "worker"],
    target: "es2022",
    // Names stay: an error in the host's log should say where.
    minifySyntax: true,
    minifyWhitespace: true,
    define: { SITE_SETTINGS: JSON.stringify(settings) },
    logLevel: "warning",
  });
  return outputFiles[0]?.text ?? "";
};
