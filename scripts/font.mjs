/**
 * Cuts the site's font out of its npm package: `npm run font`.
 *
 * One instance, 800 heavy and 118 % wide, for headings and what looks like them: Latin letters with the accents of English and
 * Spanish, kerning and nothing else of its layout features (fractions, figures of other styles: a sixth of the file).
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const source = createRequire(import.meta.url).resolve("@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2");
const target = new URL("../src/components/styles/fonts/archivo-wide.woff2", import.meta.url);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const more = "\u00a0áéíóúüñÁÉÍÓÚÜÑ¿¡°½¼¾×–—‘’“”…·•→←©®";

const font = await subsetFont(await readFile(source), ascii + more, {
  targetFormat: "woff2",
  // Spread: the types of the package do not know it yet.
  ...{ keepFeatures: ["kern"] },
  variationAxes: { wght: 800, wdth: 118 },
});
await writeFile(target, font);
console.log(`${font.length} bytes`);
