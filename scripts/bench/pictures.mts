/**
 * Compares the pictures of the built site with their masters: `npm run bench:pictures`. For each AVIF file in a page, resizes
 * the master the way the build does, and computes the PSNR over red, green and blue.
 *
 * Prints the worst file of each width, and the size of each template's first view on a phone (412 CSS pixels, device pixel ratio 1.75):
 * the document, compressed with Brotli, and the main picture. Writes reports/bench/pictures.json. Exits with code 1 if a file is below
 * its quality limit, or if there are no files.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { load } from "cheerio";
import sharp from "sharp";
import { contentDirectory } from "../../src/content/load/content-directory";
import { filesBelow } from "../../src/publish/page-files";
import { templatePages } from "../lib/template-pages";

const DIST = "dist";
const REPORT = "reports/bench/pictures.json";
/** Width of the phone's screen in device pixels. */
const PHONE = 412 * 1.75;
/**
 * Minimum PSNR in dB. The picture of grainy bare asphalt, the hardest to compress, meets both limits at the build's AVIF quality of 43
 * (src/components/ui/picture.fragment.ts). A quality of 51 would add 1.8 dB, but also up to 13 kB to the first view on a phone. Reaching
 * 36 dB in all pictures would take a quality of 57. Thumbnails (under 700 pixels) have a lower limit, because grain dominates them.
 */
const minPsnr = (width: number): number => (width < 700 ? 29.5 : 31);

if (!existsSync(DIST)) {
  console.error("There is no built site yet. Run: npm run build");
  process.exit(1);
}

const images = path.join(contentDirectory(), "images");
/** Paths of the masters, by digest. Gatsby names the folder of a picture's files after its master's digest. */
const masters = new Map(
  readdirSync(images).map((name) => {
    const file = path.join(images, name);
    return [createHash("md5").update(readFileSync(file)).digest("hex"), file] as const;
  }),
);

/** Decodes a picture to sRGB pixels of three bytes each. */
const pixelsOf = (picture: sharp.Sharp) => picture.toColorspace("srgb").flatten().raw().toBuffer({ resolveWithObject: true });

/** Resizes a master the way gatsby-plugin-sharp does. Never enlarges the picture. */
const resized = async (master: string, most: number): Promise<sharp.Sharp> => {
  const { width: across, height: down } = (await sharp(master).metadata()).autoOrient;
  const width = Math.min(most, across);
  const height = Math.round(width / (across / down));
  return sharp(master).rotate().resize(width, height, { fit: "cover", position: sharp.strategy.attention });
};

/** Returns the peak signal-to-noise ratio of two pictures of the same size in dB, or Infinity if they are equal. */
const psnrOf = (one: Uint8Array, other: Uint8Array): number => {
  const squares = one.reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (squares / one.length));
};

const measure = async (file: string) => {
  const master = masters.get(file.split("/").at(-3) ?? "");
  if (master === undefined) return [];
  const encoded = readFileSync(path.join(DIST, file));
  const { data, info } = await pixelsOf(sharp(encoded));
  const original = await pixelsOf(await resized(master, info.width));
  return [{ file, width: info.width, bytes: encoded.length, psnr: psnrOf(original.data, data) }];
};

const pageOf = (address: string): string => {
  const file = path.join(DIST, address === "/" ? "index.html" : `${address}.html`);
  return existsSync(file) ? file : path.join(DIST, address, "index.html");
};

/** Returns the size in bytes of the file that a phone loads for the main picture: the narrowest file with enough pixels for `sizes`. */
const heroBytes = (html: string): number => {
  const $ = load(html);
  const source = $("img[fetchpriority=high]").siblings("source");
  const files = (source.attr("srcset") ?? "").split(",").filter(Boolean);
  const share = Number(/rem\) ([\d.]+)vw/.exec(source.attr("sizes") ?? "")?.[1]) / 100;
  const chosen = files.find((entry) => Number.parseInt(entry.trim().split(" ")[1] ?? "", 10) >= Math.floor(share * PHONE)) ?? files.at(-1);
  return chosen ? statSync(path.join(DIST, chosen.trim().split(" ")[0] ?? "")).size : 0;
};

const referenced = new Set(
  filesBelow(DIST)
    .filter((file) => file.endsWith(".html"))
    .flatMap((file) => readFileSync(path.join(DIST, file), "utf8").match(/\/static\/[^\s",]+\.avif/g) ?? []),
);
const measured: Awaited<ReturnType<typeof measure>>[number][] = [];
for (const file of referenced) measured.push(...(await measure(file)));

const widths = [...new Set(measured.map(({ width }) => width))].sort((a, b) => a - b);
const worst = widths.map((width) => {
  const files = measured.filter((each) => each.width === width);
  const [poorest] = files.toSorted((a, b) => a.psnr - b.psnr);
  return {
    width,
    files: files.length,
    kB: (files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(0),
    dB: poorest?.psnr.toFixed(1),
    "worst file": path.basename(poorest?.file ?? ""),
  };
});
console.table(worst);

const views = templatePages()
  .filter((address) => existsSync(pageOf(address)))
  .map((address) => {
    const html = readFileSync(pageOf(address), "utf8");
    const [document, hero] = [brotliCompressSync(html).length, heroBytes(html)];
    return { page: address, document, hero, sum: document + hero };
  });
console.table(views);

mkdirSync("reports/bench", { recursive: true });
writeFileSync(REPORT, `${JSON.stringify({ date: new Date().toISOString(), views, pictures: measured }, null, 2)}\n`);
console.log(`Written to ${REPORT}.`);
const poor = measured.filter(({ width, psnr }) => psnr < minPsnr(width));
for (const { file, width, psnr } of poor) console.error(`${file} (${width} px) is below its quality limit: ${psnr.toFixed(1)} dB`);
process.exitCode = poor.length > 0 || measured.length === 0 ? 1 : 0;
