/** Writes the host's configuration: `_headers` and `_redirects`, or the rules file of a self-hosted web server. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Content } from "../content/schema";
import { siteFiles, NOT_FOUND_ROUTE, SAVED_POST_ROUTE } from "../content/shared/routes";
import { translatedPages } from "../seo/public-pages";
import { formatHeaders, headerBlocks } from "./host/headers";
import { isServer, type Host, addressesOf } from "./host/hosts";
import { serverRules } from "./host/servers";
import { siteRedirects } from "./redirect-pages";
import type { Redirect } from "../content/schema/redirects";
import { isForPreview } from "./is-for-preview";
import { filesBelow } from "./page-files";
import { hasEnding } from "../content/entries/redirect-files";

/**
 * Returns the lines of `_redirects`.
 *
 * Cloudflare Pages redirects before it looks for a file, and needs no rule to serve blog/404.html for unknown paths under /blog. Netlify
 * looks for a file first and would find the redirect page (redirect-pages.ts), so `!` forces the redirect. Netlify also needs a rule for
 * each folder's 404 page. Paths with an extension, such as /prices.html, need no rule with a trailing slash.
 *
 * @param notFoundPages the 404 pages of folders, such as /blog/404
 */
export const redirectLines = (redirects: readonly Redirect[], host: Host, notFoundPages: readonly string[] = []): readonly string[] => {
  const status = host === "netlify" ? "301!" : "301";
  const moved = redirects.flatMap(({ from, to }) =>
    (hasEnding(from) ? [from] : addressesOf(from, host)).map((address) => `${address} ${to} ${status}`),
  );
  // Sort the longest paths first, because Netlify uses the first matching rule.
  const pages = [...notFoundPages].sort((a, b) => b.length - a.length);
  return host === "netlify" ? [...moved, ...pages.map((page) => `${page.replace(/404$/, "*")} ${page}.html 404`)] : moved;
};

/** Returns the 404 pages of folders: those of translations, and the English page of saved posts if there is an English blog. */
export const folderNotFoundPages = (content: Content, translations: readonly Content[]): readonly string[] => [
  ...translations.flatMap(translatedPages).filter((page) => page.endsWith(NOT_FOUND_ROUTE)),
  ...(content.ownFiles.includes("blogPage") ? [SAVED_POST_ROUTE] : []),
];

/** Writes the host's configuration for a published folder. */
export const writeHostFiles = async (folder: string, host: Host, content: Content, translations: readonly Content[]): Promise<void> => {
  const blocks = headerBlocks(filesBelow(folder), host, content.hosting, isForPreview());
  const redirects = siteRedirects(content, translations);
  const lines = redirectLines(redirects, host, folderNotFoundPages(content, translations));
  const rules = isServer(host)
    ? serverRules(host, blocks, redirects)
    : { [siteFiles.headers]: formatHeaders(blocks), [siteFiles.redirects]: lines.map((line) => `${line}\n`).join("") };
  for (const [file, text] of Object.entries(rules)) await writeFile(path.join(folder, file), text);
};
