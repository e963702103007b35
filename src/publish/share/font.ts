import { readFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

const FONT = path.resolve("node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2");

/** Reads the family that the site's font is cut from: a heading may hold letters that the pages' own small cut lacks. */
export const readFont = (): Promise<Buffer> => readFile(FONT);

/** Sets the variable font to the weight and width of its headings, as the TrueType file that satori reads. */
export const headingFont = (font: Buffer): Promise<Buffer> => {
  const characters = Array.from({ length: 0x2200 - 32 }, (_, index) => String.fromCharCode(32 + index)).join("");
  return subsetFont(font, characters, { targetFormat: "sfnt", variationAxes: { wght: 800, wdth: 118 } });
};
