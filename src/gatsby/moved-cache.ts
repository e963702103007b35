/** Clears the cache of a project that was moved or copied: Gatsby remembers its components by absolute paths, and does not find them. */
import { rmSync } from "node:fs";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";

/**
 * Clears `public/` if the cache was made in another folder. Gatsby then clears the cache itself, because a cache without `public/` is
 * incomplete (`cacheIsCorrupt` in gatsby/src/services/initialize.ts).
 */
export const clearMovedCache = ({ store, reporter }: Pick<NodePluginArgs, "store" | "reporter">, project = process.cwd()): void => {
  // Gatsby types this function as `Function`.
  const { components } = Reflect.apply(store.getState, undefined, []) as { readonly components?: ReadonlyMap<string, unknown> };
  const elsewhere = [...(components?.keys() ?? [])].find((file) => path.relative(project, file).startsWith(".."));
  if (elsewhere === undefined) return;
  reporter.log(`.cache was made in another folder (it names ${elsewhere}), so it is cleared. This build takes longer.`);
  rmSync(path.join(project, "public"), { recursive: true, force: true });
};
