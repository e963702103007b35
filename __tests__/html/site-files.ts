/** Returns the HTML and the compressed size of built pages. */
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { htmlFile } from "../../src/build/publish/page-files";

/** Returns a page's HTML. */
export const readPage = (page: string): string => readFileSync(`dist/${htmlFile(page)}`, "utf8");

/** Returns the size of text compressed with Brotli at level 9, in bytes. */
export const compressedSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
