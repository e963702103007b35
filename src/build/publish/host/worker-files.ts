/** Adds the Worker's files to the published folder, if the settings use the Worker. */
import path from "node:path";
import { build } from "esbuild";
import { ContentError, describeValue } from "../../../content/problems";
import { files, type Content } from "../../../content/schema";

/**
 * Writes the style sheet of the Worker's pages into the published folder. Without the settings it writes nothing.
 *
 * @throws ContentError for a host that runs no Workers
 */
export const writeWorkerFiles = async ({ business }: Content, folder: string, host: string): Promise<void> => {
  const asked = business.delivery.requests ?? business.signIn;
  if (!asked) return;
  if (host !== "cloudflare") {
    throw new ContentError([
      {
        file: files.business.file,
        field: business.delivery.requests ? "delivery.requests" : "signIn",
        expected: `nothing in a build for ${host}: it runs on Cloudflare alone`,
        found: describeValue(asked),
        fix: "Build for Cloudflare (leave SITE_HOST out), or take it away.",
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
