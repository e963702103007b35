/**
 * Makes the script that starts the app: webpack's runtime, with the globals in front that Gatsby would put into every page.
 *
 * In the page they would be inline scripts, one of them different on each page; a strict Content-Security-Policy wants
 * inline scripts to be few and the same everywhere.
 */
import type { GatsbyBuild } from "./gatsby-build";
import { scriptFile, type HashedFile } from "./hashed-files";

/**
 * Writes the script that the others of the app wait for.
 *
 * The page says its own address in the attribute that src/gatsby/page-head.tsx writes. Gatsby's own chunk
 * mapping is a string where its loader expects an object, so that it prefetches no component; ours is an object.
 */
export const startScript = ({
  byComponent,
  runtimeCode,
  version,
}: Pick<GatsbyBuild, "byComponent" | "runtimeCode" | "version">): HashedFile => {
  const mapping = Object.fromEntries(Object.entries(byComponent).map(([name, files]) => [name, files.map((file) => `/${file}`)]));
  const code =
    `window.pagePath=document.querySelector("script[data-page]").dataset.page;` +
    `window.___chunkMapping=${JSON.stringify(mapping)};` +
    `window.___webpackCompilationHash=${JSON.stringify(version)};\n${runtimeCode}`;
  return scriptFile("start", code);
};
