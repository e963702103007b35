/** Adds the functions and the owner's page to the published folder, where a setting asks for them. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { ContentError, describeValue } from "../../content/problems";
import { files, type Content } from "../../content/schema";
import { siteSettings } from "../settings";
import { bundleWorker } from "./bundle-worker";
import { writeOwnerPage } from "./owner-page";

/** The addresses Cloudflare asks the Worker for. All others are files, with the headers and redirects of the rule files. */
const ROUTES = { version: 1, include: ["/api/*"], exclude: [] };

/**
 * Writes `_worker.js` and what belongs to it into the published folder. Without the settings it writes nothing.
 *
 * @throws ContentError for a host that runs no Workers
 */
export const writeFunctions = async ({ business, words }: Content, folder: string, host: string): Promise<void> => {
  const settings = siteSettings(business, words);
  if (!settings) return;
  if (host !== "cloudflare") {
    throw new ContentError([
      {
        file: files.business.file,
        field: business.delivery.requests ? "delivery.requests" : "signIn",
        expected: `nothing in a build for ${host}: it runs on Cloudflare Pages alone`,
        found: describeValue(business.delivery.requests ?? business.signIn),
        mend: "Build for Cloudflare Pages (leave SITE_HOST out), or take it away.",
      },
    ]);
  }
  await writeFile(path.join(folder, "_worker.js"), await bundleWorker(settings));
  await writeFile(path.join(folder, "_routes.json"), `${JSON.stringify(ROUTES)}\n`);
  if (settings.desk) await writeOwnerPage(settings, folder);
};
