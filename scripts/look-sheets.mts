/**
 * Photographs every template of the built site at the widths it is judged at, and joins the pictures of each page to a contact sheet:
 * `npm run look:sheets`, or `npm run look:sheets -- /about /blog` for some addresses. The sheets are kept in docs/look:
 * after a change of looks, the diff shows each before and after.
 */
import { mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { templatePages } from "./lib/template-pages";
import { ensureChromium } from "./lib/browsers";
import { contactSheet } from "./lib/contact-sheet";
import { serveSite } from "./lib/serve-site";

const FOLDER = "docs/look";
const HEIGHT = 900;
const WIDTHS = [320, 360, 412, 768, 1024, 1440, 1920];

/** Photographs a page from top to foot, with every picture in it. */
const photograph = async (browser: Browser, address: string, width: number): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width, height: HEIGHT }, reducedMotion: "reduce" });
  try {
    await page.goto(address);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager";
      await Promise.allSettled([...document.images].map((image) => image.decode()));
      await document.fonts.ready;
    });
    return await page.screenshot({ fullPage: true });
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
    for (const width of WIDTHS) pictures.push(await photograph(browser, site + address, width));
    const file = path.join(FOLDER, `${address.slice(1).replaceAll("/", "-") || "home"}.webp`);
    await contactSheet(pictures, file);
    console.log(file);
  }
} finally {
  await browser.close();
  server.close();
}
