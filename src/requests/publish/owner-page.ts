import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { ownerPage } from "../owner/page";
import type { SiteSettings } from "../settings";

/** Writes /admin/requests, its script and its styles below a folder. */
export const writeOwnerPage = async (settings: SiteSettings, folder: string): Promise<void> => {
  const admin = path.join(folder, "admin");
  await mkdir(admin, { recursive: true });
  await build({
    entryPoints: { requests: path.resolve("src/requests/owner/index.ts") },
    outdir: admin,
    bundle: true,
    minify: true,
    target: "es2022",
    loader: { ".woff2": "dataurl" },
    logLevel: "warning",
  });
  await writeFile(path.join(admin, "requests.html"), ownerPage(settings));
};
