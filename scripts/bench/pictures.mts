/**
 * Compares the pictures of the built site with their masters: `npm run bench:pictures`. Opens every indexable page in Chromium, on a phone
 * (412 by 823 pixels, pixel ratio 1.75) and on a desktop, and computes the similarity (SSIM) of each AVIF picture shown wider than
 * 300 pixels to its master, at the size in pixels at which the screen shows it.
 *
 * Prints the least similar and the heaviest pictures. Writes reports/bench/pictures.json. Exits with code 1 if a picture is less similar
 * than LEAST_SIMILARITY although its file is well below BYTE_LIMITS, or if there are no pictures.
 *
 * `npm run bench:pictures -- --choose [name.jpg ...]` instead chooses the qualities of each master (or of each named and each new
 * master), and writes them to src/gatsby/picture-quality.json. For phones: the lowest quality that is similar enough, or whose file reaches
 * BYTE_LIMITS. For desktops: the same, but at least the quality that keeps the grain of dark areas. Drops the qualities of masters that no
 * longer exist. Run it after adding or replacing a picture, then build.
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { contentDirectory } from "../../src/content/load/content-directory";
import { setAvifDefaults } from "../../src/gatsby/avif-options";
import { PHONE_WIDTH, pictureQuality, type PictureQuality } from "../../src/gatsby/picture-quality";
import { ensureChromium } from "../lib/programs";
import { STARTER } from "../adopt/files";
import { serveSite } from "../lib/serve-site";
import { keptGrain } from "./grain";
import { digestOf, mastersIn, qualitiesOfMasters, type NamedQuality } from "./measured-pictures";
import { poorPictures, type ByteLimits } from "./poor-pictures";
import { similarity, shownAt } from "./similarity";

const DIST = "dist";
const REPORT = "reports/bench/pictures.json";
const QUALITY_FILE = "src/gatsby/picture-quality.json";
const PORT = Number(process.env.PORT ?? 9000);
/** What AVIF quality 55 at effort 4 reached for the median sample picture on a phone. */
const SIMILARITY = 0.964;
/** Similarity below which a picture is reported. A little less is fine at other sizes than the one at which its quality was chosen. */
const LEAST_SIMILARITY = SIMILARITY - 0.01;
/**
 * Once a file that is PHONE_WIDTH wide reaches this size in bytes, its quality is not raised further, even if the picture is not similar
 * enough. Phones have the lower limit, because pictures delay the first screen. A file may exceed its limit by a few percent. Only pictures
 * of grainy asphalt reach the limits: SSIM counts each grain that differs, but the eye does not, and grain hides squares.
 */
const BYTE_LIMITS: ByteLimits = { phone: 20_000, desktop: 27_000 };
/**
 * Share of their grain that dark areas keep in files for desktops, even beyond BYTE_LIMITS, because large screens show squares in sealed
 * asphalt. Measured in files that are DESKTOP_WIDTH wide: only the files' own size shows grain.
 */
const [KEPT_GRAIN, DESKTOP_WIDTH] = [0.6, 1600];
/** A file with more than this share of its byte limit has reached the limit. */
const REACHED_SHARE = 0.97;
/** Range of AVIF qualities to choose from. */
const [LOWEST, HIGHEST] = [40, 66];
/** Pictures shown narrower than this are thumbnails. */
const THUMBNAIL = 300;
const SCREENS = [
  { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];
const images = path.join(contentDirectory(), "images");
const names = mastersIn(images);
/** Folders of all content that the project has. The sample and the starter keep their qualities if other content is measured. */
const ALL_IMAGES = [images, "content/images", path.join(STARTER, "images")];

/** Returns the lowest quality that is enough. */
const lowestQuality = async (isEnough: (quality: number) => Promise<boolean>): Promise<number> => {
  let [low, high] = [LOWEST, HIGHEST];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** Returns a master in the size of a file that is at most `width` pixels wide. */
const resized = (name: string, width: number): Promise<Buffer> =>
  sharp(path.join(images, name)).rotate().resize({ width, withoutEnlargement: true }).png().toBuffer();

/** Returns the lowest quality at which a master is similar enough on a phone, or at which its file reaches a byte limit. */
const similarQuality = async (name: string, byteLimit: number): Promise<number> => {
  const master = await resized(name, PHONE_WIDTH);
  return lowestQuality(async (quality) => {
    const encoded = await sharp(master).avif({ quality }).toBuffer();
    return encoded.length > byteLimit * REACHED_SHARE || (await similarity(sharp(master), sharp(encoded))) >= SIMILARITY;
  });
};

/** Returns the lowest quality at which a master keeps its grain on a desktop. */
const grainyQuality = async (name: string): Promise<number> => {
  const master = await resized(name, DESKTOP_WIDTH);
  return lowestQuality(async (quality) => {
    const encoded = await sharp(master).avif({ quality }).toBuffer();
    return (await keptGrain(sharp(master), sharp(encoded))) >= KEPT_GRAIN;
  });
};

const chooseQualities = async (name: string): Promise<PictureQuality> => ({
  phone: await similarQuality(name, BYTE_LIMITS.phone),
  desktop: Math.max(await similarQuality(name, BYTE_LIMITS.desktop), await grainyQuality(name)),
});

const choose = async (wanted: readonly string[]): Promise<void> => {
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`No such picture in ${images}: ${unknown.join(", ")}`);
  setAvifDefaults();
  // Safe cast: this script writes the file.
  const { unmeasured, measured: before } = JSON.parse(readFileSync(QUALITY_FILE, "utf8")) as {
    readonly unmeasured: PictureQuality;
    readonly measured: Readonly<Record<string, NamedQuality>>;
  };
  const measured = new Map(qualitiesOfMasters(before, ALL_IMAGES));
  for (const name of names) {
    const digest = digestOf(path.join(images, name));
    const known = measured.get(digest);
    const chosen = known === undefined || wanted.length === 0 || wanted.includes(name) ? await chooseQualities(name) : known;
    measured.set(digest, { name, phone: chosen.phone, desktop: chosen.desktop });
    console.log(`${name}: ${chosen.phone} on phones, ${chosen.desktop} on desktops`);
  }
  const sorted = [...measured].sort(([a, { name }], [b, other]) => name.localeCompare(other.name) || a.localeCompare(b));
  writeFileSync(QUALITY_FILE, `${JSON.stringify({ unmeasured, measured: Object.fromEntries(sorted) }, null, 2)}\n`);
};

interface Shown {
  readonly file: string;
  /** Width of the file. */
  readonly own: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the AVIF pictures of the site and the sizes in screen pixels at which browsers show them, at most the size of the file. */
const shownPictures = async (): Promise<readonly Shown[]> => {
  const pages = Array.from(
    readFileSync(`${DIST}/sitemap-0.xml`, "utf8").matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g),
    ([, at = ""]) => at || "/",
  );
  const server = await serveSite(DIST, PORT);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ["--no-sandbox"] });
  const found = new Map<string, Shown>();
  for (const screen of SCREENS) {
    const context = await browser.newContext(screen);
    const page = await context.newPage();
    for (const at of pages) {
      await page.goto(`http://127.0.0.1:${PORT}${at}`);
      for (const picture of await page.locator("img[loading=lazy]:visible").all()) await picture.scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      const pictures = await page.evaluate(
        ([least, ratio]) =>
          [...document.images]
            .filter((img) => img.checkVisibility() && img.clientWidth > least && img.currentSrc.endsWith(".avif"))
            .map((img) => {
              const across = Math.max(img.clientWidth, (img.clientHeight * img.naturalWidth) / img.naturalHeight) * ratio;
              const shape = Number(img.getAttribute("height")) / Number(img.getAttribute("width"));
              return { file: new URL(img.currentSrc).pathname, across: Math.round(across), shape };
            }),
        [THUMBNAIL, screen.deviceScaleFactor] as const,
      );
      for (const { file, across, shape } of pictures) {
        // Not `naturalWidth`, which is in CSS pixels: browsers divide a file's width by the density that `srcset` and `sizes` imply.
        const { width: own } = await sharp(path.join(DIST, file)).metadata();
        const width = Math.min(across, own);
        found.set(`${file} ${width}`, { file, own, width, height: Math.round(width * shape) });
      }
    }
    await context.close();
  }
  await browser.close();
  server.close();
  return [...found.values()];
};

const measure = async (): Promise<void> => {
  const masters = new Map(names.map((name) => [digestOf(path.join(images, name)), name]));
  const measured = [];
  for (const { file, own, width, height } of await shownPictures()) {
    // /static/<digest of the master>/<digest of the options>/<name>.avif
    const digest = file.split("/").at(-3) ?? "";
    const name = masters.get(digest);
    if (name === undefined) continue;
    const [master, encoded] = [path.join(images, name), path.join(DIST, file)];
    const ssim = await similarity(shownAt(master, width, height), shownAt(encoded, width, height));
    const qualityFor = own > PHONE_WIDTH ? "desktop" : "phone";
    const bytes = statSync(encoded).size;
    measured.push({
      name,
      "shown px": width,
      qualityFor,
      bytes,
      quality: pictureQuality(digest)[qualityFor],
      SSIM: Number(ssim.toFixed(4)),
    } as const);
  }
  const sorted = measured.toSorted((a, b) => a.SSIM - b.SSIM);
  console.log("Least similar:");
  console.table(sorted.slice(0, 20));
  console.log("Heaviest:");
  console.table(measured.toSorted((a, b) => b.bytes - a.bytes).slice(0, 10));
  const median = sorted[Math.floor(sorted.length / 2)]?.SSIM;
  console.log(
    `${sorted.length} pictures at their sizes, median SSIM ${median ?? "none"}. The qualities were chosen for ${SIMILARITY}, unless limited by bytes.`,
  );
  mkdirSync(path.dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify({ date: new Date().toISOString(), pictures: sorted }, null, 2)}\n`);
  const poor = poorPictures(sorted, LEAST_SIMILARITY, BYTE_LIMITS);
  if (poor.length > 0)
    console.error(`Pictures less similar than ${LEAST_SIMILARITY.toFixed(3)}: ${poor.length}. Run: npm run bench:pictures -- --choose`);
  process.exitCode = poor.length > 0 || sorted.length === 0 ? 1 : 0;
};

const { values, positionals } = parseArgs({
  options: { choose: { type: "boolean" } },
  // Only --choose accepts the names of pictures.
  allowPositionals: process.argv.includes("--choose"),
});
if (values.choose) await choose(positionals);
else if (existsSync(DIST)) await measure();
else {
  console.error("There is no built site yet. Run: npm run build");
  process.exitCode = 1;
}
