/** Writes the folder /admin: Decap's own bundle, our additions to it, the generated configuration and the page that loads them. */
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import type { Languages } from "../content/load/languages";
import { adminPolicy, BARE_POLICY } from "../policy/policy";
import { escapeHtml } from "../content/format/escape-html";
import { backendFrom, connectedUrls, EDITING_IS_OFF, EDITOR_SITE_PATH } from "./backend";
import { configText } from "./config";
import { editorSite, hashesOf } from "./editor-site";

const BUNDLE = path.resolve("node_modules/decap-cms/dist");
/** Matches the bundle, its lazy-loaded parts and its licenses, but not its source maps. */
const BUNDLE_FILE = /^(?:(?:\d+\.)?decap-cms\.js|\w+\.wasm|decap-cms\.js\.LICENSE\.txt)$/;

/** Replaces Gatsby and react-helmet, which do not work outside of Gatsby's build. */
const GATSBY_FAKES = path.resolve("src/cms/preview/gatsby.tsx");

const HEAD = `    <link href="/admin/config.yml" type="text/yaml" rel="cms-config-url" />\n    <link href="/admin/admin.css" rel="stylesheet" />\n`;

/** Loads our script before Decap's bundle, which would otherwise start before everything is registered. */
const SCRIPTS = ["editor", "decap-cms"].map((name) => `    <script src="/admin/${name}.js"></script>\n`).join("");

const page = (company: string, policy: string, head: string, body: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Editing | ${escapeHtml(company)}</title>
${head}  </head>
  <body>
${body}  </body>
</html>
`;

/**
 * Writes /admin into a folder. If editing is off, /admin is a single page that says so.
 *
 * @param root the folder `content/`
 * @param to the published folder, or the folder that `develop` serves
 * @throws Error if the CMS settings are incomplete or invalid
 */
export const writeAdmin = async (
  languages: Languages,
  root: string,
  to: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> => {
  const folder = path.join(to, "admin");
  const { business, hosting } = languages.en;
  const backend = backendFrom(environment, hosting);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const policy = backend ? adminPolicy(connectedUrls(backend)) : BARE_POLICY;
  const off = `    <main>\n      <h1>Editing</h1>\n      <p>${escapeHtml(EDITING_IS_OFF)}</p>\n    </main>\n`;
  const html = page(business.name, policy, backend ? HEAD : "", backend ? SCRIPTS : off);
  await writeFile(path.join(folder, "index.html"), html);
  if (!backend) return;
  await writeFile(path.join(folder, "config.yml"), configText(languages, backend));
  await writeFile(path.join(to, EDITOR_SITE_PATH), JSON.stringify(editorSite(languages, backend, [], hashesOf(root))));
  await cp(BUNDLE, folder, { recursive: true, filter: (file) => file === BUNDLE || BUNDLE_FILE.test(path.basename(file)) });
  await build({
    entryPoints: { editor: path.resolve("src/cms/admin/index.ts"), admin: path.resolve("src/cms/admin/admin.css") },
    outdir: folder,
    bundle: true,
    minify: true,
    jsx: "automatic",
    target: "es2022",
    loader: { ".woff2": "dataurl" },
    alias: { gatsby: GATSBY_FAKES, "react-helmet": GATSBY_FAKES },
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "warning",
  });
};
