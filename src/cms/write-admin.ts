/** Writes the folder /admin: Decap's own bundle, our additions to it, the generated configuration and the page that loads them. */
import { copyFile, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import type { Languages } from "../content/languages";
import { adminPage, editingIsOffPage } from "./admin-page";
import { backendFrom } from "./backend";
import { configText } from "./config";
import { EDITOR_SITE_PATH, editorSite } from "./editor-site";

const BUNDLE = path.resolve("node_modules/decap-cms/dist");
/** The bundle, the parts it loads when they are needed, and its licenses; no source maps. */
const BUNDLE_FILE = /^(?:(?:\d+\.)?decap-cms\.js|\w+\.wasm|decap-cms\.js\.LICENSE\.txt)$/;

const copyBundle = async (to: string): Promise<void> => {
  const files = (await readdir(BUNDLE)).filter((file) => BUNDLE_FILE.test(file));
  await Promise.all(files.map((file) => copyFile(path.join(BUNDLE, file), path.join(to, file))));
};

const bundleEditor = async (to: string): Promise<void> => {
  await build({
    entryPoints: { editor: path.resolve("src/cms/admin/index.ts"), admin: path.resolve("src/cms/admin/admin.css") },
    outdir: to,
    bundle: true,
    minify: true,
    jsx: "automatic",
    target: "es2022",
    loader: { ".woff2": "dataurl" },
    alias: { gatsby: path.resolve("src/cms/preview/gatsby.tsx"), "react-helmet": path.resolve("src/cms/preview/helmet.ts") },
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "warning",
  });
};

/**
 * Writes /admin into a folder. Where editing is not switched on, it is one page that says so.
 *
 * @param to the published folder, or the one that `develop` serves
 * @throws Error when the settings of the CMS are there in part
 */
export const writeAdmin = async (languages: Languages, to: string, environment: NodeJS.ProcessEnv = process.env): Promise<void> => {
  const folder = path.join(to, "admin");
  const { business } = languages.en;
  const backend = backendFrom(environment, business);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const page = backend ? adminPage(business.name, backend) : editingIsOffPage(business.name);
  await writeFile(path.join(folder, "index.html"), page);
  if (!backend) return;
  await writeFile(path.join(folder, "config.yml"), configText(languages, backend));
  await writeFile(path.join(to, EDITOR_SITE_PATH), JSON.stringify(editorSite(languages, backend, [])));
  await Promise.all([copyBundle(folder), bundleEditor(folder)]);
};
