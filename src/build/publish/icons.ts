/** Makes the site's icons and manifest out of the one drawing of the sign. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Content } from "../../content/schema";
import { icons, manifestIcons, THEME_COLOR } from "../../seo/icons";
import { SIGN } from "../../components/styles/sign";

/** Systems cut maskable icons down to a circle of 80 % at most (W3C manifest, "safe zone"): the drawing must lie in it. */
const MASKABLE_SCALE = 0.85;

/** `card` has round corners on nothing, `full` fills the square, `maskable` also keeps its drawing away from the edge. */
type Shape = "card" | "full" | "maskable";

/** Draws the sign as an SVG file. */
export const signSvg = (shape: Shape): string => {
  const { size, radius, background, ink, path: drawing } = SIGN;
  const margin = (size * (1 - MASKABLE_SCALE)) / 2;
  const place = shape === "maskable" ? ` transform="translate(${margin} ${margin}) scale(${MASKABLE_SCALE})"` : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}"` +
    `${shape === "card" ? ` rx="${radius}"` : ""} fill="${background}"/><path${place} d="${drawing}" fill="${ink}"/></svg>\n`
  );
};

const png = (shape: Shape, size: number): Promise<Buffer> =>
  sharp(Buffer.from(signSvg(shape)), { density: (72 * size) / SIGN.size })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Wraps one PNG of 32 x 32 pixels as an .ico file: a directory of one entry, then the PNG as it is. */
const ico = (image: Buffer): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
};

/** Makes the web manifest: what a phone shows when a visitor puts the site on the home screen. */
export const webManifest = ({ business, words }: Pick<Content, "business" | "words">) => ({
  name: business.name,
  short_name: business.shortName,
  description: words.search.description,
  id: "/",
  start_url: "/",
  scope: "/",
  lang: "en-US",
  dir: "ltr",
  display: "browser",
  background_color: THEME_COLOR,
  theme_color: THEME_COLOR,
  icons: manifestIcons.map(({ src, size, purpose }) => ({ src, sizes: `${size}x${size}`, type: "image/png", purpose })),
});

/** Writes icons and manifest into the published folder. */
export const writeIcons = async (content: Pick<Content, "business" | "words">, folder: string): Promise<void> => {
  const write = (address: string, data: string | Buffer) => writeFile(path.join(folder, address), data);
  await write(icons.svg, signSvg("card"));
  await write(icons.ico, ico(await png("card", 32)));
  await write(icons.apple, await png("full", 180));
  for (const { src, size, purpose } of manifestIcons) await write(src, await png(purpose === "maskable" ? "maskable" : "card", size));
  await write(icons.manifest, `${JSON.stringify(webManifest(content), undefined, 2)}\n`);
};
