/** Generates the files that `npm run brand` writes from src/brand/brand.ts. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { COLORS, LOGO_MARK } from "../../src/brand/brand";
import { siteFiles } from "../../src/content/shared/routes";
import { manifestIcons } from "../../src/seo/icons";
import { accentShade } from "./contrast";

/** Returns the style sheet with a token for each color, and for the shade of the accent color. */
export const colorsCss = (colors: Readonly<Record<keyof typeof COLORS, string>> = COLORS): string =>
  [
    "/* Written by `npm run brand` from brand.ts. */",
    "@layer tokens {",
    "  :root {",
    ...Object.entries({ ...colors, "accent-shade": accentShade(colors.accent) }).map(([name, color]) => `    --color-${name}: ${color};`),
    "  }",
    "}\n",
  ].join("\n");

/**
 * Groups of bold system fonts with equal widths, the most similar group first: Verdana (Windows, macOS, iOS) and DejaVu Sans (Debian);
 * Roboto (Android); Arial and its Linux equivalents. Systems with Helvetica have Arial, too. `measured` is the font that must be installed
 * to measure the widths of its group. `correction` is added to the measured median width, so that on phones, few titles break at other
 * words than in the heading font. The home page's title matters most. Line gaps do not matter, because headings have their own line height.
 */
export const FALLBACKS = [
  { name: "Heading Wide", fonts: ["Verdana Bold", "Verdana-Bold", "DejaVu Sans Bold"], measured: "DejaVu Sans Bold", correction: 0.0025 },
  { name: "Heading Roboto", fonts: ["Roboto Bold", "Roboto-Bold"], measured: "Roboto Bold", correction: 0 },
  {
    name: "Heading Arial",
    fonts: ["Arial Bold", "Arial-BoldMT", "Arimo Bold", "Liberation Sans Bold"],
    measured: "Arimo Bold",
    correction: 0.006,
  },
] as const;

const localFonts = (fonts: readonly string[]): string => fonts.map((font) => `local("${font}")`).join(", ");

/** Measurements of the heading font. */
export interface Metrics {
  /** Width of text as a multiple of its width in each fallback. */
  readonly widths: readonly number[];
  /** Ascent in ems. */
  readonly ascent: number;
  /** Descent in ems. */
  readonly descent: number;
}

const percent = (share: number): string => `${Number((100 * share).toFixed(1))}%`;

const fallbackCss = ({ name, fonts, correction }: (typeof FALLBACKS)[number], measured: number, { ascent, descent }: Metrics): string => {
  const width = measured + correction;
  return `
@font-face {
  font-family: "${name}";
  src: ${localFonts(fonts)};
  font-weight: 800;
  ascent-override: ${percent(ascent / width)};
  descent-override: ${percent(descent / width)};
  size-adjust: ${percent(width)};
}
`;
};

/** Returns the style sheet of the heading font and its fallbacks. */
export const fontCss = (metrics: Metrics): string => `/* Written by \`npm run brand\` from brand.ts. */
@font-face {
  font-family: "Heading";
  src: url("./heading.woff2");
  font-weight: 800;
  /* The fallbacks take the same room, so the layout does not shift when the font arrives. */
  font-display: swap;
}

/* Each fallback is about as wide as the heading font, so that titles break into the same lines. */${FALLBACKS.map((fallback, index) => fallbackCss(fallback, metrics.widths[index] ?? 1, metrics)).join("")}`;

/** Returns all headings and titles in a value, at any depth. */
export const headingsIn = (value: unknown, key = ""): readonly string[] => {
  if (typeof value === "string") return /^(?:heading|title)$/.test(key) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.entries(value).flatMap(([name, part]) => headingsIn(part, name)) : [];
};

/**
 * Returns the logo mark as an SVG.
 *
 * @param options.radius radius of the background's corners
 * @param options.scale size of the mark relative to its background
 */
export const logoSvg = ({ radius = LOGO_MARK.radius, scale = 1 }: { readonly radius?: number; readonly scale?: number } = {}): string => {
  const { size, background, ink, path: drawing } = LOGO_MARK;
  const inset = (size * (1 - scale)) / 2;
  const place = scale === 1 ? "" : ` transform="translate(${inset} ${inset}) scale(${scale})"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${background}"/><path d="${drawing}" fill="${ink}"${place}/></svg>\n`;
};

const pngOf = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / LOGO_MARK.size })
    .png({ palette: true })
    .toBuffer();

/** Returns an .ico file that contains a PNG. @see https://en.wikipedia.org/wiki/ICO_(file_format) */
const icoOf = (png: Buffer, size: number): Buffer => {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.set([size, size], 6); // width and height
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // start of the image
  return Buffer.concat([header, png]);
};

/** Writes the icons. The Apple icon is square, because iOS rounds its corners. Maskable icons have a margin, because systems crop them. */
export const writeIcons = async (folder: string): Promise<void> => {
  const write = (address: string, picture: string | Buffer) => writeFile(path.join(folder, address), picture);
  await write(siteFiles.svgIcon, logoSvg());
  await write(siteFiles.favicon, icoOf(await pngOf(logoSvg(), 32), 32));
  await write(siteFiles.appleIcon, await pngOf(logoSvg({ radius: 0 }), 180));
  for (const { src, size, purpose } of manifestIcons)
    await write(src, await pngOf(purpose === "maskable" ? logoSvg({ radius: 0, scale: 0.85 }) : logoSvg(), size));
};
