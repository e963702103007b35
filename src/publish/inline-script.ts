import { build } from "esbuild";

/** Bundles src/inline-script into the one inline script of all pages. `scripts` are the addresses of those that start the app. */
export const inlineScript = async (scripts: readonly string[]): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: ["src/inline-script/inline.ts"],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2022",
    define: { APP_SCRIPTS: JSON.stringify(scripts) },
  });
  return (outputFiles[0]?.text ?? "").trim();
};
