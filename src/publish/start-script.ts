/**
 * Makes the first script of the app: webpack's runtime, with the globals in front that Gatsby would put into every page.
 *
 * In the page they would be inline scripts, one of them different on each page; a strict Content-Security-Policy wants
 * inline scripts to be few and the same everywhere.
 */
import { createHash } from "node:crypto";
import { HASHED_FOLDER } from "./page-files";
import type { GatsbyBuild } from "./gatsby-build";

export interface StartScript {
  /** Name below the published folder. */
  readonly file: string;
  readonly code: string;
}

/**
 * Writes the script that must run before the app's others.
 *
 * The page says its own address in the attribute that src/gatsby/page-head.tsx writes. Gatsby's own chunk
 * mapping is a string where its loader expects an object, so that it prefetches no component; ours is an object.
 */
export const startScript = ({
  byComponent,
  runtimeCode,
  version,
}: Pick<GatsbyBuild, "byComponent" | "runtimeCode" | "version">): StartScript => {
  const mapping = Object.fromEntries(Object.entries(byComponent).map(([name, files]) => [name, files.map((file) => `/${file}`)]));
  const code =
    `window.pagePath=document.querySelector("script[data-page]").dataset.page;` +
    `window.___chunkMapping=${JSON.stringify(mapping)};` +
    `window.___webpackCompilationHash=${JSON.stringify(version)};\n${runtimeCode}`;
  return { file: `${HASHED_FOLDER}/start-${createHash("sha256").update(code).digest("hex").slice(0, 20)}.js`, code };
};
