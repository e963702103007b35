/** Crops the pictures of pages for shared links. */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp, { type ResizeOptions } from "sharp";
import { SIGN } from "../../components/styles/sign";
import type { Content } from "../../content/schema";
import { isLocalPicture } from "../../content/schema/picture";
import { siteFiles } from "../../content/shared/routes";
import { publicPages } from "../../seo/public-pages";
import { SHARE_PICTURE, sharePicturePath, sitePicturePath } from "../../seo/share-picture";

/** Crops to the most salient part of a picture. */
const CUT: ResizeOptions = { fit: "cover", position: sharp.strategy.attention };

/** Writes one JPEG. */
export const cutSharePicture = async (source: string | Buffer, target: string, shape: ResizeOptions = CUT): Promise<void> => {
  await mkdir(path.dirname(target), { recursive: true });
  await sharp(source)
    .autoOrient()
    .resize({ ...SHARE_PICTURE, ...shape })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 70 })
    .toFile(target);
};

/** Renders the company's sign at the height of a share picture. */
const signPicture = (): Promise<Buffer> =>
  sharp(`static${siteFiles.drawnIcon}`, { density: (72 * SHARE_PICTURE.height) / SIGN.size })
    .flatten({ background: SIGN.background })
    .toBuffer();

/** Writes the share pictures of all pages in all languages, and the default for pages without a local picture. */
export const publishSharePictures = async (contents: readonly Content[], contentRoot: string, to: string): Promise<void> => {
  const sources = contents.flatMap((content) => publicPages(content).flatMap(({ picture }) => picture?.src ?? []));
  // One at a time: sharp uses all cores for one, and large photos need much memory.
  for (const src of new Set(sources.filter(isLocalPicture)))
    await cutSharePicture(path.join(contentRoot, src), path.join(to, sharePicturePath(src)));
  for (const { language, words } of contents) {
    const { src } = words.search.picture;
    const target = path.join(to, sitePicturePath(language));
    if (isLocalPicture(src)) await cutSharePicture(path.join(contentRoot, src), target);
    else await cutSharePicture(await signPicture(), target, { fit: "contain", background: SIGN.background });
  }
};
