/** Takes the pictures of docs/editing-tasks.md from the real editor: `npm run docs:pictures`. They are looked at, and committed. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { loadContent } from "../src/content/load";
import { findChromium } from "./lib/browsers";
import { startEditor } from "./lib/editor";
import { showPictures } from "./lib/task-pictures";

const FOLDER = "docs/pictures";
const SIZE = { width: 1200, height: 720 };
const QUALITY = 46;

const executablePath = findChromium();
const editor = await startEditor();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  const page = await browser.newPage({ viewport: SIZE, reducedMotion: "reduce" });
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await showPictures(page, editor.address, loadContent("content", { drafts: true }), async (name) => {
    const file = path.join(FOLDER, `${name}.webp`);
    const bytes = await sharp(await page.screenshot())
      .webp({ quality: QUALITY, effort: 6 })
      .toBuffer();
    await writeFile(file, bytes);
    console.log(`${file}: ${bytes.length} bytes`);
  });
} finally {
  await browser.close();
  await editor.stop();
}
