import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { picturesIn } from "../../content/markdown/find";
import type { Content } from "../../content/schema";
import { listFiles } from "../../content/read-folder";
import { isLocalPicture, PICTURE_ENDINGS } from "../../content/schema/picture";

/** Width of published pictures in pixels: enough for a card on any screen. */
const WIDTH = 960;

const postPictures = ({ posts }: Content): readonly string[] =>
  posts.flatMap(({ picture, body }) => [...(picture ? [picture] : []), ...picturesIn(body)].map(({ src }) => src)).filter(isLocalPicture);

/** Returns all pictures that the published content names. */
const namedPictures = (contents: readonly Content[], contentRoot: string): readonly string[] => {
  const text = JSON.stringify(contents);
  return listFiles(contentRoot, "images", PICTURE_ENDINGS)
    .map((file) => `/${file}`)
    .filter((src) => text.includes(src));
};

/**
 * Publishes pictures under their paths in the content. Visitors' saved lists and the feed have those of posts, so these must
 * outlive later builds. The editor's forms and previews show all of them.
 *
 * @param isEdited whether the site has an editor
 */
export const publishPictures = async (
  [content, ...translations]: readonly [Content, ...Content[]],
  contentRoot: string,
  to: string,
  isEdited: boolean,
): Promise<void> => {
  const sources = new Set(isEdited ? namedPictures([content, ...translations], contentRoot) : postPictures(content));
  await mkdir(path.join(to, "images"), { recursive: true });
  for (const src of sources) {
    await sharp(path.join(contentRoot, src)).autoOrient().resize({ width: WIDTH, withoutEnlargement: true }).toFile(path.join(to, src));
  }
};
