/** The HTML of /admin. */
import { adminPolicy, BARE_POLICY } from "../build/policy/policy";
import { escapeHtml } from "../content/format/escape-html";
import { EDITING_IS_OFF, type CmsBackend } from "./backend";

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

/** Makes the page that opens the CMS. Its script is a file: the page needs no inline script. */
export const adminPage = (company: string, backend: CmsBackend): string =>
  page(
    company,
    adminPolicy(backend.name === "proxy" ? backend.proxy_url : undefined),
    `    <link href="/admin/config.yml" type="text/yaml" rel="cms-config-url" />\n    <link href="/admin/admin.css" rel="stylesheet" />\n`,
    `    <script src="/admin/editor.js"></script>\n`,
  );

/** Makes the page that says that nobody can edit here, and how to change that. */
export const editingIsOffPage = (company: string): string =>
  page(company, BARE_POLICY, "", `    <main>\n      <h1>Editing</h1>\n      <p>${escapeHtml(EDITING_IS_OFF)}</p>\n    </main>\n`);
