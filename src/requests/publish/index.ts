/** Adds the functions and the owner's page to the published folder, where a setting asks for them. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Content } from "../../content/schema";
import { siteSettings } from "../settings";
import { bundleWorker } from "./bundle-worker";
import { writeOwnerPage } from "./owner-page";

/** The addresses Cloudflare asks the Worker for. All others are files, with the headers and redirects of the rule files. */
const ROUTES = { version: 1, include: ["/api/*"], exclude: [] };

/**
 * Writes `_worker.js` and what belongs to it into the published folder. Without the settings it writes nothing.
 *
 * @throws Error for a host that runs no Workers
 */
export const writeFunctions = async ({ business }: Content, folder: string, host: string): Promise<void> => {
  const settings = siteSettings(business);
  if (!settings) return;
  if (host !== "cloudflare") {
    throw new Error(`business.yml sets delivery.requests or signIn, which run on Cloudflare Pages alone; this build is for ${host}.`);
  }
  await writeFile(path.join(folder, "_worker.js"), await bundleWorker(settings));
  await writeFile(path.join(folder, "_routes.json"), `${JSON.stringify(ROUTES)}\n`);
  if (settings.desk) await writeOwnerPage(settings, folder);
};
