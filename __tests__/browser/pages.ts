/** Pages for the browser tests: those in the sitemap, and those that it omits. */
import { existsSync, readFileSync } from "node:fs";
import { inLanguage, TRANSLATIONS } from "../../src/content/shared/languages";
import { routes } from "../../src/content/shared/routes";

const inSitemap = [...readFileSync("dist/sitemap-0.xml", "utf8").matchAll(/<loc>(?<address>[^<]*)<\/loc>/g)].map(
  ({ groups }) => new URL(groups?.address ?? "").pathname,
);

const singlePages = Object.values(routes);
const translated = TRANSLATIONS.flatMap((language) => singlePages.map((route) => inLanguage(route, language)));

/** Paths of all pages in dist/, and two that are 404. */
export const pages: readonly string[] = [
  ...new Set([
    ...inSitemap,
    ...singlePages,
    ...translated.filter((page) => existsSync(`dist${page}.html`)),
    "/no-such-page",
    "/blog/no-such-post",
  ]),
].sort();

/** Screen sizes: phone, tablet, desktop. */
export const widths = [
  { name: "phone", width: 360, height: 780 },
  { name: "tablet", width: 768, height: 1024 },
  { name: "desktop", width: 1440, height: 900 },
] as const;
