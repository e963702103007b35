/** Reads and weighs single pages of the built site. */
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { htmlFile } from "../../src/build/publish/page-files";

/** Reads a page's HTML. */
export const readPage = (page: string): string => readFileSync(`dist/${htmlFile(page)}`, "utf8");

/** Weighs a text as it travels, compressed with brotli at level 9 (what hosts do to a file once), in bytes. */
export const compressedSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
