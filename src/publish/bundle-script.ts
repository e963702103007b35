import { build } from "esbuild";

/**
 * Returns a minified script that calls one exported function of a file.
 *
 * @param file path relative to the project's root, without extension
 * @param args the call's arguments, as source code
 */
export const bundleCall = async (file: string, name: string, args: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: `import { ${name} } from "./${file}";\n${name}(${args});`, resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2022",
  });
  return (outputFiles[0]?.text ?? "").trim();
};
