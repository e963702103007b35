import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { filesBelow } from "../../src/publish/page-files";
import { brotliLevel } from "./budgets.json";

const TEXT = /\.(?:html|js|css|json|svg|xml|txt)$/;

/** Copies a site and adds a Brotli file beside each text file, because CDNs compress text. Call `remove` at the end. */
export const brotliCopy = (site: string) => {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-pages-"));
  cpSync(site, folder, { recursive: true });
  for (const file of filesBelow(folder).filter((name) => TEXT.test(name))) {
    const text = readFileSync(path.join(folder, file));
    writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliLevel } }));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
