import path from "node:path";
import type { Compiler } from "webpack";
import { ISLAND_ENTRY } from "../publish/gatsby-build";
import { printFile } from "../publish/hashed-files";
import { withConstantTokens } from "./constant-tokens";
import { withJoinedLayers } from "./joined-layers";
import { splitPrint } from "./print-styles";

const isSite = (sheet: string): boolean => path.basename(sheet).startsWith("app.");

/** Makes the style sheets of a build as small as they can be in a page, once they are minified: constants written out, print rules in a sheet of their own, layers joined. */
export const finishStyles = {
  apply: ({ hooks, webpack: { Compilation, sources } }: Compiler) => {
    const when = { name: "finishStyles", stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER };
    hooks.thisCompilation.tap(when.name, (compilation) => {
      compilation.hooks.processAssets.tap(when, (assets) => {
        const all = Object.keys(assets).filter((name) => name.endsWith(".css"));
        // The styles of an island stand in the pages that have it.
        const sheets = all.filter((name) => !path.basename(name).startsWith(ISLAND_ENTRY));
        for (const name of all) if (!sheets.includes(name)) compilation.deleteAsset(name);
        const names = [...sheets.filter(isSite), ...sheets.filter((name) => !isSite(name)).sort()];
        const finished = withConstantTokens(names.map((name) => String(assets[name]?.source()))).map(splitPrint);
        for (const [index, name] of names.entries())
          compilation.updateAsset(name, new sources.RawSource(withJoinedLayers(finished[index]?.screen ?? "")));
        // Pages share modules, and so their rules.
        const code = [...new Set(finished.map(({ print }) => print))].join("\n");
        compilation.emitAsset(printFile(code).file, new sources.RawSource(code));
      });
    });
  },
};
