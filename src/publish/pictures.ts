/** Publishes the pictures that are not loaded through Gatsby: those with permanent paths, and those for shared links. */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp, { type ResizeOptions } from "sharp";
import { picturesIn } from "../content/markdown/find";
import type { Content } from "../content/schema";
import { listFiles } from "../content/load/read-folder";
import { isLocalPicture } from "../content/schema/picture";
import { PICTURE_ENDINGS } from "../content/shared/pictures";
import { openPicture } from "../content/load/open-picture";
import { LOGO_MARK } from "../brand/brand";
import { siteFiles } from "../content/shared/routes";
import { publicPages } from "../seo/public-pages";
import { SHARE_PICTURE, sharePicturePath, sitePicturePath } from "../seo/share-picture";

/** Maximum width of published pictures in pixels: enough for a card on any screen. */
const WIDTH = 960;

const postPictures = ({ posts }: Content): readonly string[] =>
  posts.flatMap(({ picture, body }) => [...(picture ? [picture] : []), ...picturesIn(body)].map(({ src }) => src)).filter(isLocalPicture);

/** Returns all pictures whose paths occur in the published content. */
const namedPictures = (contents: readonly Content[], contentRoot: string): readonly string[] => {
  const text = JSON.stringify(contents);
  return listFiles(contentRoot, "images", PICTURE_ENDINGS)
    .map((file) => `/${file}`)
    .filter((src) => text.includes(src));
};

/**
 * Writes the posts' pictures, each to the same path as in the content. Visitors' saved posts and the feed link to the pictures, so the
 * paths must not change from build to build. If the site has an editor, writes all pictures that the content uses, because the editor
 * shows them.
 */
export const publishPictures = async (
  contents: readonly [Content, ...Content[]],
  contentRoot: string,
  to: string,
  hasEditor: boolean,
): Promise<void> => {
  const sources = new Set(hasEditor ? namedPictures(contents, contentRoot) : contents.flatMap(postPictures));
  await mkdir(path.join(to, "images"), { recursive: true });
  for (const src of sources) {
    await openPicture(path.join(contentRoot, src)).resize({ width: WIDTH, withoutEnlargement: true }).toFile(path.join(to, src));
  }
};

/** Crops a share picture to the most salient part of the original. */
const CUT: ResizeOptions = { fit: "cover", position: sharp.strategy.attention };

/** Writes one share picture as a JPEG. */
export const cutSharePicture = async (source: string | Buffer, target: string, shape: ResizeOptions = CUT): Promise<void> => {
  await mkdir(path.dirname(target), { recursive: true });
  await openPicture(source)
    .resize({ ...SHARE_PICTURE, ...shape })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 70 })
    .toFile(target);
};

/** Renders the logo mark at the height of a share picture. At a density of 72, one SVG unit is one pixel. */
const logoPicture = (): Promise<Buffer> =>
  sharp(`static${siteFiles.svgIcon}`, { density: (72 * SHARE_PICTURE.height) / LOGO_MARK.size })
    .flatten({ background: LOGO_MARK.background })
    .toBuffer();

/** Writes the share pictures of all pages, and each language's default for pages without a local picture. */
export const publishSharePictures = async (contents: readonly Content[], contentRoot: string, to: string): Promise<void> => {
  const sources = contents.flatMap((content) => publicPages(content).flatMap(({ picture }) => picture?.src ?? []));
  // One at a time: sharp uses all cores for one picture, and large photos need a lot of memory.
  for (const src of new Set(sources.filter(isLocalPicture)))
    await cutSharePicture(path.join(contentRoot, src), path.join(to, sharePicturePath(src)));
  for (const { language, words } of contents) {
    const { src } = words.search.picture;
    const target = path.join(to, sitePicturePath(language));
    if (isLocalPicture(src)) await cutSharePicture(path.join(contentRoot, src), target);
    else await cutSharePicture(await logoPicture(), target, { fit: "contain", background: LOGO_MARK.background });
  }
};
