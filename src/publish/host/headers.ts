/** Defines the headers of each path, and builds the `_headers` file. */
import { securityHeaders, type HeaderSettings } from "../../policy/policy";
import { HASHED_FOLDER } from "../page-files";
import { patternsBelow, type Host } from "./hosts";

/** One block of `_headers`: a path, which may end in `/*`, and its headers. */
export interface HeaderBlock {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** File with the speculation rules. The `Speculation-Rules` header names this file. */
export const SPECULATION_RULES = "speculation-rules.json";

/** Caching header of hashed files. */
export const FOREVER = { "Cache-Control": "public, max-age=31536000, immutable" };
const NOINDEX = { "X-Robots-Tag": "noindex" };
/** Checks whether a file belongs to the editor. */
export const isAdmin = (file: string): boolean => file.startsWith("admin/") || file === "admin.html";

/**
 * Returns the patterns of files that browsers may cache for a year. Netlify also sends a rule's headers with a 404, and browsers must not
 * cache a missing script for a year, so Netlify gets a rule for each file. Cloudflare Pages sends 404s with `no-store`, and so does
 * src/worker/missing-file.ts on Workers.
 */
const hashedPatterns = (files: readonly string[], host: Host): readonly string[] =>
  host === "netlify"
    ? files.filter((file) => file.startsWith(`${HASHED_FOLDER}/`)).map((file) => `/${encodeURI(file)}`)
    : [`/${HASHED_FOLDER}/*`];

/**
 * Returns the blocks of `_headers` for a published folder. Hosts merge all blocks that match a path, so blocks that match the same path
 * must not set the same header. Files without a caching rule are revalidated: Cloudflare and Netlify do this by default, and servers.ts adds
 * a header for servers. A header on every response keeps search engines from indexing previews.
 */
export const headerBlocks = (
  files: readonly string[],
  host: Host,
  settings: HeaderSettings = {},
  isPreview = false,
): readonly HeaderBlock[] => {
  const hasRules = files.includes(SPECULATION_RULES);
  return [
    {
      path: "/*",
      headers: {
        ...securityHeaders(settings),
        ...(hasRules && { "Speculation-Rules": `"/${SPECULATION_RULES}"` }),
        ...(isPreview && NOINDEX),
      },
    },
    ...hashedPatterns(files, host).map((path) => ({ path, headers: FOREVER })),
    { path: "/build.json", headers: { "Cache-Control": "no-store" } },
    ...(hasRules ? [{ path: `/${SPECULATION_RULES}`, headers: { "Content-Type": "application/speculationrules+json" } }] : []),
    ...(isPreview || !files.some(isAdmin) ? [] : patternsBelow("/admin", host).map((path) => ({ path, headers: NOINDEX }))),
  ];
};

/** Formats blocks in the syntax of Cloudflare Pages and Netlify. */
export const formatHeaders = (blocks: readonly HeaderBlock[]): string =>
  blocks
    .map(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n"))
    .join("\n");
