/**
 * Compares the pictures of the built site with their masters: `npm run bench:pictures`. Each AVIF file in a page is compared
 * with its master resized as the build resizes it: PSNR over red, green and blue, SSIM over luma (pictures/likeness.ts).
 *
 * Prints the worst files of each width, and the size of each template's first view on a phone (412 CSS pixels, device pixel ratio 1.75):
 * the document, compressed with Brotli, and the main picture. Writes reports/bench/pictures.json. Exits with code 1 if a file is below
 * its limit (pictures/limits.ts).
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { load } from "cheerio";
import sharp from "sharp";
import { contentDirectory } from "../../src/build/gatsby/content-directory";
import { filesBelow } from "../../src/build/publish/page-files";
import { templatePages } from "../lib/template-pages";
import { psnr, ssim } from "./pictures/likeness";
import { isEnough, pixelsOf, resized } from "./pictures/limits";

const DIST = "dist";
const REPORT = "reports/bench/pictures.json";
/** Width of the phone's screen in device pixels. */
const PHONE = 412 * 1.75;

if (!existsSync(DIST)) {
  console.error("There is no built site yet. Run: npm run build");
  process.exit(1);
}

/** Gatsby names the folder of a picture's files by the digest of the master. */
const images = path.join(contentDirectory(), "images");
const masters = new Map(
  readdirSync(images).map((name) => {
    const file = path.join(images, name);
    return [createHash("md5").update(readFileSync(file)).digest("hex"), file] as const;
  }),
);

interface Measured {
  readonly file: string;
  readonly width: number;
  readonly bytes: number;
  readonly psnr: number;
  readonly ssim: number;
  readonly isEnough: boolean;
}

const measure = async (file: string): Promise<readonly Measured[]> => {
  const master = masters.get(file.split("/").at(-3) ?? "");
  if (master === undefined) return [];
  const encoded = readFileSync(path.join(DIST, file));
  const decoded = await pixelsOf(sharp(encoded));
  const { width } = decoded;
  const original = await pixelsOf(await resized(master, width));
  const likeness = { width, psnr: psnr(original, decoded), ssim: ssim(original, decoded) };
  return [{ file, bytes: encoded.length, ...likeness, isEnough: isEnough(likeness) }];
};

const pageOf = (address: string): string => {
  const file = path.join(DIST, address === "/" ? "index.html" : `${address}.html`);
  return existsSync(file) ? file : path.join(DIST, address, "index.html");
};

/** Returns the bytes of the main picture's file on the phone: the narrowest file with enough pixels for `sizes`. */
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
const measured: Measured[] = [];
for (const file of referenced) measured.push(...(await measure(file)));

const widths = [...new Set(measured.map(({ width }) => width))].sort((a, b) => a - b);
const worst = widths.map((width) => {
  const files = measured.filter((each) => each.width === width);
  const byPsnr = files.toSorted((a, b) => a.psnr - b.psnr);
  const bySsim = files.toSorted((a, b) => a.ssim - b.ssim);
  return {
    width,
    files: files.length,
    kB: (files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(0),
    dB: byPsnr[0]?.psnr.toFixed(1),
    "of file": path.basename(byPsnr[0]?.file ?? ""),
    ssim: bySsim[0]?.ssim.toFixed(3),
    "ssim of": path.basename(bySsim[0]?.file ?? ""),
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
const poor = measured.filter((each) => !each.isEnough);
for (const { file, width, psnr: dB, ssim: likeness } of poor)
  console.error(`${file} (${width} px) is below its quality limit: ${dB.toFixed(1)} dB, SSIM ${likeness.toFixed(3)}`);
process.exitCode = poor.length > 0 || measured.length === 0 ? 1 : 0;
