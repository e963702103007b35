/** Writes what tells the host how to serve the site: `_headers`, `_redirects`, and the policy inside the 404 page. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Content } from "../../content/schema";
import { toastStyleHashes } from "../../quote/toast-style-hashes";
import { formatHeaders, headerBlocks, isAdmin } from "../host/headers";
import type { Host } from "../host/hosts";
import { mergeInlines } from "../host/inline";
import { checkHeaders, checkRedirects } from "../host/limits";
import { adminPolicy, metaPolicy, sitePolicy } from "../host/policy";
import { redirectLines } from "../host/redirects";
import { PublishError } from "./publish-error";
import type { ReadPage } from "./read-pages";

/** What the host's files are made of. */
export interface HostFilesInput {
  readonly folder: string;
  readonly host: Host;
  readonly content: Content;
  /** All files of the folder. */
  readonly files: readonly string[];
  /** All HTML pages, read in their final form. */
  readonly pages: readonly ReadPage[];
}

const NOT_FOUND_PAGE = "404.html";

const inlinesWhere = (pages: readonly ReadPage[], test: (file: string) => boolean) =>
  mergeInlines(pages.filter(({ file }) => test(file)).map(({ inlines }) => inlines));

const refuse = (what: string, problems: readonly string[]): void => {
  if (problems.length > 0) throw new PublishError(what, problems);
};

/** Puts the policy into the page that answers unknown addresses: no rule of `_headers` can name those and spare /admin. */
const guardNotFoundPage = async (folder: string, policy: string): Promise<void> => {
  const file = path.join(folder, NOT_FOUND_PAGE);
  const html = await readFile(file, "utf8");
  const guarded = html.replace(/<head[^>]*>/, `$&<meta http-equiv="Content-Security-Policy" content="${metaPolicy(policy)}">`);
  if (guarded === html)
    throw new PublishError("The page for unknown addresses cannot carry its policy:", [`${NOT_FOUND_PAGE} has no <head>`]);
  await writeFile(file, guarded);
};

/**
 * Writes the host's files for a folder whose pages are final.
 *
 * @throws PublishError when a page holds what the policy forbids, or the host would not take the rules
 */
export const writeHostFiles = async ({ folder, host, content, files, pages }: HostFilesInput): Promise<void> => {
  const publicPages = pages.filter(({ file }) => !isAdmin(file));
  refuse(
    "The Content-Security-Policy forbids what these pages hold:",
    publicPages.flatMap(({ file, inlines }) => inlines.forbidden.map((tag) => `${file}: ${tag}`)),
  );
  const { scripts, styles } = inlinesWhere(pages, (file) => !isAdmin(file));
  const { endpoint, requests } = content.business.delivery;
  const hasTurnstile = requests?.turnstileSiteKey !== undefined;
  const policy = sitePolicy({ scripts, styles: [...styles, ...toastStyleHashes()], endpoint, hasTurnstile });
  const blocks = headerBlocks({
    host,
    pages: files.filter((file) => file.endsWith(".html")),
    assets: files.filter((file) => !file.endsWith(".html")),
    sitePolicy: policy,
    adminPolicy: adminPolicy(inlinesWhere(pages, isAdmin)),
  });
  const lines = redirectLines(content.redirects, host);
  refuse("The host would not take its rule files:", [...checkHeaders(blocks, host), ...checkRedirects(lines, host)]);
  await writeFile(path.join(folder, "_headers"), formatHeaders(blocks));
  await writeFile(path.join(folder, "_redirects"), lines.map((line) => `${line}\n`).join(""));
  await guardNotFoundPage(folder, policy);
};
