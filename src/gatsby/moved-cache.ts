/** Clears the cache of a project that was moved or copied: Gatsby remembers its components by absolute paths, and does not find them. */
import { rmSync } from "node:fs";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";

/** Folders of Gatsby's components: pages, templates, and Gatsby's own 404 page in `develop`. */
const COMPONENT_FOLDERS = ["src", ".cache"];

const isIn = (folder: string, file: string): boolean => {
  const rest = path.relative(folder, file);
  // On Windows, the path to another drive is absolute.
  return !rest.startsWith("..") && !path.isAbsolute(rest);
};

/**
 * Clears `public/` if the cache was made in another folder. Gatsby then clears the cache itself, because a cache without `public/` is
 * incomplete (`cacheIsCorrupt` in gatsby/src/services/initialize.ts).
 */
export const clearMovedCache = ({ store, reporter }: Pick<NodePluginArgs, "store" | "reporter">, project = process.cwd()): void => {
  // Gatsby types this function as `Function`.
  const { components } = Reflect.apply(store.getState, undefined, []) as { readonly components?: ReadonlyMap<string, unknown> };
  const folders = COMPONENT_FOLDERS.map((folder) => path.join(project, folder));
  const elsewhere = [...(components?.keys() ?? [])].find((file) => !folders.some((folder) => isIn(folder, file)));
  if (elsewhere === undefined) return;
  reporter.log(`.cache was made in another folder (it names ${elsewhere}), so it is cleared. This build takes longer.`);
  rmSync(path.join(project, "public"), { recursive: true, force: true });
};
