import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { filesBelow } from "../../../src/publish/files";

const TEXT = /\.(?:html|js|css|json|svg|xml|txt)$/;
/** What content networks use on the fly. */
const QUALITY = 5;

/** Copies a site into a new folder with a compressed file beside each text, as hosts send them. The caller removes it. */
export const compressedCopy = async (site: string): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-pages-"));
  cpSync(site, folder, { recursive: true });
  for (const file of await filesBelow(folder)) {
    if (!TEXT.test(file)) continue;
    const full = path.join(folder, file);
    writeFileSync(`${full}.br`, brotliCompressSync(readFileSync(full), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }));
  }
  return folder;
};
