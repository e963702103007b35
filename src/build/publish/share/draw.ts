import { readFile } from "node:fs/promises";
import path from "node:path";
import satori from "satori";
import sharp from "sharp";
import subsetFont from "subset-font";
import { SHARE_PICTURE } from "../../../seo/urls";
import { FONT_NAME, shareLayout } from "./layout";

/** What one share picture shows. */
export interface ShareInput {
  readonly heading: string;
  readonly name: string;
  /** The page's picture; without one the background is plain. */
  readonly picture: Buffer | undefined;
}

/** Most bytes a share picture may have: some networks drop larger ones. */
export const BYTE_LIMIT = 150_000;

/** JPEG qualities to try, the best first; the last one is taken whatever its size. */
const QUALITIES = [82, 72, 60, 45, 30] as const;

const FONT = path.resolve("node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2");

/** Reads the family that the site's font is cut from: a heading may hold letters that the pages' own small cut lacks. */
export const readFont = (): Promise<Buffer> => readFile(FONT);

/** Sets the variable font to the weight and width of its headings, as the TrueType file that satori reads. */
export const headingFont = (font: Buffer): Promise<Buffer> => {
  const characters = Array.from({ length: 0x2200 - 32 }, (_, index) => String.fromCharCode(32 + index)).join("");
  return subsetFont(font, characters, { targetFormat: "sfnt", variationAxes: { wght: 800, wdth: 118 } });
};

const background = (picture: Buffer | undefined): sharp.Sharp =>
  picture
    ? sharp(picture)
        .autoOrient()
        .resize({ ...SHARE_PICTURE, fit: "cover", position: "center" })
        .flatten({ background: "#1d1b19" })
    : sharp({ create: { ...SHARE_PICTURE, channels: 3, background: "#1d1b19" } });

/** Draws one share picture as a JPEG of at most {@link BYTE_LIMIT} bytes. The same input gives the same bytes. */
export const drawSharePicture = async ({ picture, ...words }: ShareInput, font: Buffer): Promise<Buffer> => {
  const layer = await satori(shareLayout(words), {
    ...SHARE_PICTURE,
    fonts: [{ name: FONT_NAME, data: font, weight: 400, style: "normal" }],
  });
  const pixels = await background(picture)
    .composite([{ input: Buffer.from(layer) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  let jpeg: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(pixels, { raw: { ...SHARE_PICTURE, channels: 3 } })
      .jpeg({ quality, chromaSubsampling: "4:2:0" })
      .toBuffer();
    if (jpeg.length <= BYTE_LIMIT) break;
  }
  return jpeg;
};
