import { build } from "esbuild";

/** Bundles a file into a script for every page. `define` gives the values that the code expects of the build, as code. */
export const bundleScript = async (file: string, define: Readonly<Record<string, string>> = {}): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2022",
    define: { ...define },
  });
  return (outputFiles[0]?.text ?? "").trim();
};
