/**
 * Writes the colors, the icons, the heading font and its fallbacks from src/brand/brand.ts: `npm run brand`. Refuses colors with too
 * little contrast. Measures the fallbacks in Chromium, so Roboto, Arimo and DejaVu Sans must be installed (Debian: fonts-roboto-unhinted,
 * fonts-croscore, fonts-dejavu).
 */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { chromium } from "@playwright/test";
import { format } from "prettier";
import subsetFont from "subset-font";
import { HEADING_FONT } from "../src/brand/brand";
import { contentDirectory } from "../src/content/load/content-directory";
import { loadLanguages } from "../src/content/load/languages";
import { colorsCss, FALLBACKS, fontCss, headingsIn, writeIcons, type Metrics } from "./lib/brand-files";
import { contrastProblems } from "./lib/contrast";
import { ensureChromium } from "./lib/programs";

const FOLDER = "src/brand";
/** All printable ASCII characters. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

/** Measures the font against its fallbacks, at 1000 pixels per em. */
const measure = async (font: Buffer, texts: readonly string[]): Promise<Metrics> => {
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  try {
    const page = await browser.newPage();
    return await page.evaluate(
      async ({ sources, lines }) => {
        const context = document.createElement("canvas").getContext("2d");
        if (!context) throw new Error("This browser has no canvas.");
        // Do not name inner functions (`const f = () => …`): tsx wraps named functions in a helper that the page does not have.
        const widths: number[][] = [];
        for (const [index, source] of sources.entries()) {
          document.fonts.add(await new FontFace(`font-${index}`, source).load());
          context.font = `1000px font-${index}`;
          widths[index] = [];
          for (const line of lines) widths[index].push(context.measureText(line).width);
        }
        const headingWidths = widths.at(-1) ?? [];
        const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText("");
        return {
          widths: widths.slice(0, -1).map((fallback) => {
            const ratios = fallback.map((width, index) => (headingWidths[index] ?? 1) / width).sort((a, b) => a - b);
            return ratios[Math.floor(ratios.length / 2)] ?? 1;
          }),
          ascent: fontBoundingBoxAscent / 1000,
          descent: fontBoundingBoxDescent / 1000,
        };
      },
      {
        sources: [...FALLBACKS.map(({ measured }) => `local("${measured}")`), `url(data:font/woff2;base64,${font.toString("base64")})`],
        lines: texts,
      },
    );
  } finally {
    await browser.close();
  }
};

const unreadable = contrastProblems();
if (unreadable.length > 0) {
  console.error(`Nothing was written, because these colors in ${FOLDER}/brand.ts have too little contrast:\n${unreadable.join("\n")}`);
  process.exit(1);
}
const { from, file, axes, letters } = HEADING_FONT;
const folder = path.dirname(createRequire(import.meta.url).resolve(`${from}/package.json`));
// A variable, because TypeScript would reject `keepFeatures` in an object literal: the package's types omit it.
const options = { targetFormat: "woff2", variationAxes: axes, keepFeatures: ["kern"] } as const;
const font = await subsetFont(await readFile(path.join(folder, file)), ASCII + letters, options);
const contents = Object.values(loadLanguages(contentDirectory(), { drafts: true }));
// Before anything is written, because this fails if a font is not installed.
const fontStyles = await format(fontCss(await measure(font, headingsIn(contents))), { parser: "css", printWidth: 140 });
await writeFile(path.join(FOLDER, "heading.woff2"), font);
await copyFile(path.join(folder, "LICENSE"), path.join(FOLDER, "heading-license.txt"));
await writeFile(path.join(FOLDER, "font.css"), fontStyles);
await writeFile(path.join(FOLDER, "colors.css"), colorsCss());
await writeIcons("static");
console.log(`The heading font is ${font.length} bytes.`);
