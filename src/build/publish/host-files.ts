/** Checks the pages against their policies and writes what tells the host how to serve the site: `_headers` and `_redirects`, or a server's own file. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Content } from "../../content/schema";
import { siteFiles } from "../../content/shared/routes";
import { formatHeaders, headerBlocks, isAdmin } from "./host/headers";
import { translatedPages } from "../../seo/public-pages";
import { isServer, type Host } from "./host/hosts";
import type { PageInlines } from "./host/inline";
import { redirectFaults, redirectLines } from "./host/redirects";
import { serverRules } from "./host/servers";
import { siteRedirects } from "./site-redirects";
import { PublishError } from "./publish-error";
import type { ReadPage } from "./pages";

/** What the host's files are made of. */
export interface HostFilesInput {
  readonly folder: string;
  readonly host: Host;
  readonly isPreview: boolean;
  readonly content: Content;
  readonly translations?: readonly Content[] | undefined;
  /** All files of the folder. */
  readonly files: readonly string[];
  /** All HTML pages, read in their final form. */
  readonly pages: readonly ReadPage[];
}

const refuse = (what: string, problems: readonly string[]): void => {
  if (problems.length > 0) throw new PublishError(what, problems);
};

const allowedBy = (policy: string, directive: string): ReadonlySet<string> =>
  new Set(
    policy
      .split("; ")
      .find((text) => text.startsWith(`${directive} `))
      ?.split(" "),
  );

/** Lists what a browser would not allow on a page, or would do before the visitor asks for it. */
const problemsOf = ({ policy, scripts, styles, early, forbidden }: PageInlines): readonly string[] => {
  if (policy === "") return ["expected its policy in the head before any script, style or link, found none"];
  const [script, style] = [allowedBy(policy, "script-src"), allowedBy(policy, "style-src")];
  return [
    ...scripts.filter((hash) => !script.has(hash)).map((hash) => `its policy does not allow the inline script ${hash}`),
    ...styles.filter((hash) => !style.has(hash)).map((hash) => `its policy does not allow the inline style ${hash}`),
    ...forbidden.map((tag) => `its policy does not allow ${tag}`),
    ...early.map((tag) => `expected no script before the visitor needs one, found ${tag}`),
  ];
};

/**
 * Writes the host's files for a folder whose pages are final.
 *
 * @returns their names
 * @throws PublishError when a page holds what its policy forbids, or the host would not take the rules
 */
export const writeHostFiles = async ({
  folder,
  host,
  isPreview,
  content,
  translations,
  files,
  pages,
}: HostFilesInput): Promise<readonly string[]> => {
  refuse(
    "Pages are not as they must be. What Gatsby or a plugin writes has changed: see src/build/gatsby/page-head.tsx.",
    pages.filter(({ file }) => !isAdmin(file)).flatMap(({ file, inlines }) => problemsOf(inlines).map((problem) => `${file}: ${problem}`)),
  );
  const blocks = headerBlocks(files, host, content.business, isPreview);
  const redirects = siteRedirects(content, translations);
  const lines = redirectLines(redirects, host, translations?.flatMap(translatedPages));
  refuse("The host would not take its redirects:", redirectFaults(lines, host));
  const rules = isServer(host)
    ? serverRules(host, blocks, redirects)
    : { [siteFiles.headers]: formatHeaders(blocks), [siteFiles.redirects]: lines.map((line) => `${line}\n`).join("") };
  for (const [file, text] of Object.entries(rules)) await writeFile(path.join(folder, file), text);
  return Object.keys(rules).map((file) => file.slice(1));
};
