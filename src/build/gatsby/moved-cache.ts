import { rmSync } from "node:fs";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";

/**
 * Clears what Gatsby built where its cache comes from a folder of another path, which a moved or copied project brings along: Gatsby
 * remembers its components by absolute paths, and would look for them there. A cache without `public/` is incomplete to Gatsby, and it
 * clears that itself, after this hook.
 * @see https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/services/initialize.ts (`cacheIsCorrupt`)
 *
 * @param store Gatsby's, as `onPreInit` finds it: what the last build left
 */
export const clearMovedCache = ({ store, reporter }: Pick<NodePluginArgs, "store" | "reporter">, project = process.cwd()): void => {
  // Gatsby types the function as `Function`.
  const { components } = Reflect.apply(store.getState, undefined, []) as { readonly components?: ReadonlyMap<string, unknown> };
  const elsewhere = [...(components?.keys() ?? [])].find((file) => path.relative(project, file).startsWith(".."));
  if (elsewhere === undefined) return;
  reporter.info(`.cache was made in another folder (it names ${elsewhere}); it is cleared.`);
  rmSync(path.join(project, "public"), { recursive: true, force: true });
};
