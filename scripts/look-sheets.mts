/**
 * Takes screenshots of one page per template of the built site at seven widths, and writes one contact sheet per page to docs/look:
 * `npm run look:sheets`, or `npm run look:sheets -- /about /blog` for only those pages. After a design change, the diff of the sheets shows
 * each page before and after the change. A run that includes the home page also updates the two screenshots in the README.
 */
import { mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { chromium, type Browser } from "@playwright/test";
import sharp from "sharp";
import { routes } from "../src/content/shared/routes";
import { templatePages } from "./lib/template-pages";
import { ensureChromium } from "./lib/programs";
import { serveSite } from "./lib/serve-site";

const FOLDER = "docs/look";
const HEIGHT = 900;
const WIDTHS = [320, 360, 412, 768, 1024, 1440, 1920];

/** The README's screenshots of the first screen, at two device pixels per CSS pixel. */
const README_PICTURES = [
  { file: "docs/home.jpg", width: 1440, height: 900 },
  { file: "docs/home-phone.jpg", width: 412, height: 915 },
] as const;

interface Screen {
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel for a screenshot of the first screen. If omitted, the screenshot shows the whole page at scale 1. */
  readonly scale?: number;
}

/** Takes a screenshot of a page with all pictures and fonts loaded. */
const screenshot = async (browser: Browser, address: string, { width, height, scale }: Screen): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale ?? 1, reducedMotion: "reduce" });
  try {
    await page.goto(address);
    // The heading font is `font-display: optional`, so only a second visit is sure to show it.
    await page.evaluate(() => document.fonts.ready);
    await page.reload();
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager";
      await Promise.allSettled([...document.images].map((image) => image.decode()));
      await document.fonts.ready;
      scrollTo({ top: 0, behavior: "instant" });
      // An IntersectionObserver shows the call bar a few frames later.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    return await page.screenshot({ fullPage: scale === undefined });
  } finally {
    await page.close();
  }
};

/** Scale of the screenshots on the sheet: small enough to fit all widths side by side, and large enough to read headings. */
const SCALE = 1 / 4;
/** Gap between screenshots, in pixels of the sheet. */
const GAP = 24;
const BACKGROUND = "#808080";

/** Writes screenshots side by side as one WebP file, small enough to commit. */
const contactSheet = async (pictures: readonly Buffer[], file: string): Promise<void> => {
  const small = await Promise.all(
    pictures.map(async (picture) => {
      const { width } = await sharp(picture).metadata();
      return sharp(picture)
        .resize({ width: Math.round(width * SCALE) })
        .png()
        .toBuffer();
    }),
  );
  await sharp(small, { join: { across: small.length, shim: GAP, background: BACKGROUND } })
    .extend({ top: GAP, right: GAP, bottom: GAP, left: GAP, background: BACKGROUND })
    .webp({ quality: 40, effort: 6 })
    .toFile(file);
};

const addresses = process.argv.slice(2).filter((argument) => argument.startsWith("/"));
const server = await serveSite("dist", 0);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ["--no-sandbox", "--disable-gpu"] });
mkdirSync(FOLDER, { recursive: true });
try {
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const address of addresses.length > 0 ? addresses : templatePages()) {
    const pictures: Buffer[] = [];
    for (const width of WIDTHS) pictures.push(await screenshot(browser, site + address, { width, height: HEIGHT }));
    const file = path.join(FOLDER, `${address.slice(1).replaceAll("/", "-") || "home"}.webp`);
    await contactSheet(pictures, file);
    console.log(file);
    if (address !== routes.home) continue;
    for (const { file: picture, ...screen } of README_PICTURES) {
      const picture2x = await screenshot(browser, site + address, { ...screen, scale: 2 });
      await sharp(picture2x).jpeg({ quality: 80, mozjpeg: true }).toFile(picture);
      console.log(picture);
    }
  }
} finally {
  await browser.close();
  server.close();
}
