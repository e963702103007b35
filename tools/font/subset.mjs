/**
 * Cuts the site's font out of its npm package: `npm run font`.
 * Latin letters with the accents of English and Spanish, weights 400-800, widths 100-125 % of normal.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const source = createRequire(import.meta.url).resolve("@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2");
const target = new URL("../../src/styles/fonts/archivo.woff2", import.meta.url);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const more = "\u00a0áéíóúüñÁÉÍÓÚÜÑ¿¡°½¼¾×–—‘’“”…·•→←©®";

const font = await subsetFont(await readFile(source), ascii + more, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 800, default: 400 }, wdth: { min: 100, max: 125, default: 100 } },
});
await writeFile(target, font);
console.log(`${font.length} bytes`);
