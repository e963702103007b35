import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { BARE_POLICY } from "../policy/policy";
import type { Redirect } from "../content/schema/redirects";

/** Makes the page that stands at an old address where the host follows no redirect rules. */
export const redirectPage = (to: string, siteUrl: string): string =>
  `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${BARE_POLICY}">` +
  `<title>This page has moved</title>` +
  `<meta name="robots" content="noindex"><link rel="canonical" href="${siteUrl}${to}"><meta http-equiv="refresh" content="0;url=${to}">` +
  `<meta name="viewport" content="width=device-width"></head><body><h1>This page has moved</h1><p><a href="${to}">Go to the page</a></p></body></html>\n`;

/** Writes a page for each redirect. Addresses come checked: they hold no character that HTML would read. */
export const writeRedirectPages = async (redirects: readonly Redirect[], siteUrl: string, folder: string): Promise<void> => {
  for (const { from, to } of redirects) {
    const file = path.join(folder, `${from}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, redirectPage(to, siteUrl));
  }
};
