import { build, type BuildOptions } from "esbuild";

const bundle = async (input: Pick<BuildOptions, "entryPoints" | "stdin" | "define">): Promise<string> => {
  const { outputFiles } = await build({ ...input, bundle: true, write: false, minify: true, format: "iife", target: "es2022" });
  return (outputFiles[0]?.text ?? "").trim();
};

/** Bundles a file into a script for every page. `define` gives the values that the code expects of the build, as code. */
export const bundleScript = (file: string, define: Readonly<Record<string, string>> = {}): Promise<string> =>
  bundle({ entryPoints: [file], define: { ...define } });

/**
 * Bundles a script that calls one function of a file.
 *
 * @param file from the project's root, without its ending
 * @param args as code
 */
export const bundleCall = (file: string, name: string, args: string): Promise<string> =>
  bundle({ stdin: { contents: `import { ${name} } from "./${file}";\n${name}(${args});`, resolveDir: process.cwd(), loader: "ts" } });
