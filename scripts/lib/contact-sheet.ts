import sharp from "sharp";

/** The sheet's share of the pages' own size: seven widths fit side by side, and headings can still be read. */
const SCALE = 1 / 4;
/** Between two pictures, in pixels of the sheet. */
const GAP = 24;
const GROUND = "#808080";

/** Joins pictures side by side, at one scale and from one upper edge, and writes the sheet as WebP, small enough to be kept. */
export const contactSheet = async (pictures: readonly Buffer[], file: string): Promise<void> => {
  const small = await Promise.all(
    pictures.map(async (picture) => {
      const { width } = await sharp(picture).metadata();
      return sharp(picture)
        .resize({ width: Math.round(width * SCALE) })
        .png()
        .toBuffer({ resolveWithObject: true });
    }),
  );
  let left = GAP;
  const placed = small.map(({ data, info }) => {
    const place = { input: data, left, top: GAP };
    left += info.width + GAP;
    return place;
  });
  const height = Math.max(0, ...small.map(({ info }) => info.height)) + 2 * GAP;
  await sharp({ create: { width: left, height, channels: 3, background: GROUND } })
    .composite(placed)
    .webp({ quality: 40, effort: 6 })
    .toFile(file);
};
