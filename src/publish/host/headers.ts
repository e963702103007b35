/** Decides which headers the host sends for which path, and writes the `_headers` file. */
import { addressesOf, patternsBelow, type Host } from "./hosts";

/** One block of `_headers`: a path, or a path that ends in `/*`, and its headers. */
export interface HeaderBlock {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the published folder holds, and the policies for it. */
export interface SiteForHeaders {
  readonly host: Host;
  /** HTML files, as paths below the folder; /admin's are in `admin/`. */
  readonly pages: readonly string[];
  /** All other files. */
  readonly assets: readonly string[];
  readonly sitePolicy: string;
  readonly adminPolicy: string;
}

export const SPECULATION_RULES = "speculation-rules.json";

/** Two years. No `preload`: that entry is hard to undo and the owner's to ask for. */
const TWO_YEARS_S = 63_072_000;
const FOREVER = { "Cache-Control": "public, max-age=31536000, immutable" };
const REVALIDATE = { "Cache-Control": "public, max-age=0, must-revalidate" };
const ISOLATED = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin" };
const UNUSED_FEATURES = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
];

const EVERYWHERE = {
  "Strict-Transport-Security": `max-age=${TWO_YEARS_S}; includeSubDomains`,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // OpenStreetMap turns requests without a referrer away, so not no-referrer.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
};

/** Files at the root whose name carries webpack's hash of their content: `app-7b20c6f55e3c6c072bb9.js`. */
const HASHED = /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/;

/** Tells whether a file belongs to the editor's own pages. */
export const isAdmin = (file: string): boolean => file.startsWith("admin/") || file === "admin.html";

/** Sorts pages into addresses of single pages and folders that hold several. */
const shapeOf = (pages: readonly string[]) => {
  const own = pages.filter((file) => !isAdmin(file));
  const folders = new Set(own.flatMap((file) => (/^[^/]+\/(?!index\.html$)/.test(file) ? [file.slice(0, file.indexOf("/"))] : [])));
  const names = new Set(own.map((file) => (file.includes("/") ? file.slice(0, file.indexOf("/")) : file.slice(0, -".html".length))));
  return { folders: [...folders].sort(), singles: [...names].filter((name) => !folders.has(name)).sort() };
};

const pageBlocks = ({ pages, assets, host, sitePolicy }: SiteForHeaders): readonly HeaderBlock[] => {
  const { folders, singles } = shapeOf(pages);
  const paths = [
    ...singles.flatMap((name) => addressesOf(name === "index" ? "/" : `/${name}`, host)),
    ...folders.flatMap((name) => patternsBelow(`/${name}`, host)),
  ];
  const speculation: Readonly<Record<string, string>> = assets.includes(SPECULATION_RULES)
    ? { "Speculation-Rules": `"/${SPECULATION_RULES}"` }
    : {};
  const headers = { "Content-Security-Policy": sitePolicy, ...ISOLATED, ...REVALIDATE, ...speculation };
  return paths.map((path) => ({ path, headers }));
};

const adminBlocks = ({ pages, host, adminPolicy }: SiteForHeaders): readonly HeaderBlock[] => {
  if (!pages.some(isAdmin)) return [];
  // The editor signs in through a window of the git host, which must be able to answer the one that opened it.
  const opener = { "Cross-Origin-Opener-Policy": "same-origin-allow-popups" };
  const headers = { "Content-Security-Policy": adminPolicy, ...opener, ...REVALIDATE, "X-Robots-Tag": "noindex" };
  return patternsBelow("/admin", host).map((path) => ({ path, headers }));
};

/** Scripts are named one by one: a pattern would also mark the 404 of a missing script as good for a year. */
const assetBlocks = ({ assets }: SiteForHeaders): readonly HeaderBlock[] => [
  { path: "/static/*", headers: FOREVER },
  { path: "/page-data/*", headers: REVALIDATE },
  { path: "/build.json", headers: { "Cache-Control": "no-store" } },
  ...assets.filter((file) => HASHED.test(file)).map((file) => ({ path: `/${file}`, headers: FOREVER })),
  ...(assets.includes(SPECULATION_RULES)
    ? [{ path: `/${SPECULATION_RULES}`, headers: { "Content-Type": "application/speculationrules+json", ...REVALIDATE } }]
    : []),
];

/** Lists the blocks of `_headers` for a published folder. */
export const headerBlocks = (site: SiteForHeaders): readonly HeaderBlock[] => [
  { path: "/*", headers: EVERYWHERE },
  ...pageBlocks(site),
  ...adminBlocks(site),
  ...assetBlocks(site),
];

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
