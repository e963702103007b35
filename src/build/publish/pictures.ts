import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { picturesIn } from "../../content/markdown/find";
import type { Content } from "../../content/schema";
import { isLocalPicture } from "../../content/schema/picture";

/** Wide enough for a card on any screen, in pixels. */
const WIDTH = 960;

/** Publishes the posts' pictures under the addresses that visitors' saved lists and the feed keep: they must outlive later builds. */
export const publishPictures = async (content: Content, contentRoot: string, to: string): Promise<void> => {
  const sources = new Set(
    content.posts
      .flatMap(({ picture, body }) => [...(picture ? [picture] : []), ...picturesIn(body)].map(({ src }) => src))
      .filter(isLocalPicture),
  );
  await mkdir(path.join(to, "images"), { recursive: true });
  for (const src of sources) {
    await sharp(path.join(contentRoot, src)).autoOrient().resize({ width: WIDTH, withoutEnlargement: true }).toFile(path.join(to, src));
  }
};
