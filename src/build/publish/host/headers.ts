/** Decides which headers the host sends for which path, and writes the `_headers` file. */
import { securityHeaders, type HeaderSettings } from "../../policy/headers";
import { HASHED_FOLDER } from "../page-files";
import { patternsBelow, type Host } from "./hosts";

/** One block of `_headers`: a path, or a path that ends in `/*`, and its headers. */
export interface HeaderBlock {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The file that tells browsers which pages to fetch ahead; a header names it. */
export const SPECULATION_RULES = "speculation-rules.json";

const FOREVER = { "Cache-Control": "public, max-age=31536000, immutable" };
const NOINDEX = { "X-Robots-Tag": "noindex" };
/** Tells whether a file belongs to the editor's own pages. */
export const isAdmin = (file: string): boolean => file.startsWith("admin/") || file === "admin.html";

/**
 * Lists the blocks of `_headers` for a published folder. Their number does not depend on its pages. A host joins the headers of all
 * rules that match, so no rule sets what another one does. By default, browsers revalidate on both hosts. Search engines skip a preview.
 *
 * The rule for names with a hash also matches names that do not exist. Cloudflare Pages answers those with 404 and `no-store`; on
 * Workers src/worker/missing-file.ts does.
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
    { path: `/${HASHED_FOLDER}/*`, headers: FOREVER },
    { path: "/build.json", headers: { "Cache-Control": "no-store" } },
    ...(hasRules ? [{ path: `/${SPECULATION_RULES}`, headers: { "Content-Type": "application/speculationrules+json" } }] : []),
    ...(isPreview || !files.some(isAdmin) ? [] : patternsBelow("/admin", host).map((path) => ({ path, headers: NOINDEX }))),
  ];
};

/** Writes blocks in the syntax that Cloudflare Pages and Netlify share. */
export const formatHeaders = (blocks: readonly HeaderBlock[]): string =>
  blocks
    .map(
      ({ path, headers }) =>
        `${path}\n${Object.entries(headers)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join("")}`,
    )
    .join("\n");
