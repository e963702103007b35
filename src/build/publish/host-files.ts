/** Writes the host's configuration: `_headers` and `_redirects`, or a server's own file. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Content } from "../../content/schema";
import { siteFiles } from "../../content/shared/routes";
import { translatedPages } from "../../seo/public-pages";
import { formatHeaders, headerBlocks } from "./host/headers";
import { isServer, type Host } from "./host/hosts";
import { redirectLines } from "./host/redirects";
import { serverRules } from "./host/servers";
import { siteRedirects } from "./site-redirects";

interface HostFilesInput {
  readonly host: Host;
  readonly isPreview: boolean;
  readonly content: Content;
  readonly translations: readonly Content[];
}

/**
 * Writes the host's files.
 *
 * @param files all files of the folder
 */
export const writeHostFiles = async (
  folder: string,
  files: readonly string[],
  { host, isPreview, content, translations }: HostFilesInput,
): Promise<void> => {
  const blocks = headerBlocks(files, host, content.business, isPreview);
  const redirects = siteRedirects(content, translations);
  const lines = redirectLines(redirects, host, translations.flatMap(translatedPages));
  const rules = isServer(host)
    ? serverRules(host, blocks, redirects)
    : { [siteFiles.headers]: formatHeaders(blocks), [siteFiles.redirects]: lines.map((line) => `${line}\n`).join("") };
  for (const [file, text] of Object.entries(rules)) await writeFile(path.join(folder, file), text);
};
