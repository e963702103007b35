import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { BARE_POLICY } from "../policy/policy";
import type { Content } from "../content/schema";
import type { Words } from "../content/schema/words";
import { escapeHtml } from "../requests/answers";

/** Makes the page that stands at an old address where the host follows no redirect rules. */
export const redirectPage = (to: string, siteUrl: string, { title, link }: Words["moved"]): string =>
  `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${BARE_POLICY}">` +
  `<title>${escapeHtml(title)}</title>` +
  `<meta name="robots" content="noindex"><link rel="canonical" href="${siteUrl}${to}"><meta http-equiv="refresh" content="0;url=${to}">` +
  `<meta name="viewport" content="width=device-width"></head><body><h1>${escapeHtml(title)}</h1><p><a href="${to}">${escapeHtml(link)}</a></p></body></html>\n`;

/** Writes a page for each redirect. Addresses come checked: they hold no character that HTML would read. */
export const writeRedirectPages = async ({ redirects, business, words }: Content, folder: string): Promise<void> => {
  for (const { from, to } of redirects) {
    const file = path.join(folder, `${from}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, redirectPage(to, business.siteUrl, words.moved));
  }
};
