/**
 * Photographs every template of the built site at the widths it is judged at, and joins the pictures of each page to a contact sheet:
 * `npm run look:sheets`, or `npm run look:sheets -- /about /blog` for some addresses. The sheets are kept in docs/look:
 * after a change of looks, the diff shows each before and after. With the home page come the two pictures of the README.
 */
import { mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { chromium, type Browser } from "@playwright/test";
import sharp from "sharp";
import { routes } from "../src/content/shared/routes";
import { templatePages } from "./lib/template-pages";
import { ensureChromium } from "./lib/browsers";
import { contactSheet } from "./lib/contact-sheet";
import { serveSite } from "./lib/serve-site";

const FOLDER = "docs/look";
const HEIGHT = 900;
const WIDTHS = [320, 360, 412, 768, 1024, 1440, 1920];

/** The README's pictures of the first screen: the file, and the screen with two dots a pixel. */
const README_PICTURES = [
  { file: "docs/home.jpg", width: 1440, height: 900 },
  { file: "docs/home-phone.jpg", width: 412, height: 915 },
] as const;

interface Screen {
  readonly width: number;
  readonly height: number;
  /** Dots a pixel, of a picture of the first screen alone. Without them the picture is of the whole page, with one dot a pixel. */
  readonly dots?: number;
}

/** Photographs a page, with every picture in it and in its own typefaces. */
const photograph = async (browser: Browser, address: string, { width, height, dots }: Screen): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: dots ?? 1, reducedMotion: "reduce" });
  try {
    await page.goto(address);
    // The heading face is optional: only a second visit has it from the start.
    await page.evaluate(() => document.fonts.ready);
    await page.reload();
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager";
      await Promise.allSettled([...document.images].map((image) => image.decode()));
      await document.fonts.ready;
      scrollTo({ top: 0, behavior: "instant" });
      // The call bar follows what an observer sees after the next frame.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    return await page.screenshot({ fullPage: dots === undefined });
  } finally {
    await page.close();
  }
};

const addresses = process.argv.slice(2).filter((argument) => argument.startsWith("/"));
const server = await serveSite("dist", 0);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ["--no-sandbox", "--disable-gpu"] });
mkdirSync(FOLDER, { recursive: true });
try {
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const address of addresses.length > 0 ? addresses : templatePages()) {
    const pictures: Buffer[] = [];
    for (const width of WIDTHS) pictures.push(await photograph(browser, site + address, { width, height: HEIGHT }));
    const file = path.join(FOLDER, `${address.slice(1).replaceAll("/", "-") || "home"}.webp`);
    await contactSheet(pictures, file);
    console.log(file);
    if (address !== routes.home) continue;
    for (const { file: picture, ...screen } of README_PICTURES) {
      const taken = await photograph(browser, site + address, { ...screen, dots: 2 });
      await sharp(taken).jpeg({ quality: 80, mozjpeg: true }).toFile(picture);
      console.log(picture);
    }
  }
} finally {
  await browser.close();
  server.close();
}
