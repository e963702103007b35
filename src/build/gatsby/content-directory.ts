/** The content folder. Tests and benchmarks set `CONTENT_DIR`. */
import path from "node:path";

/** Name under which gatsby-source-filesystem lists `content/images`. */
export const IMAGES_SOURCE = "images";

/** Returns the absolute path of the content folder. */
export const contentDirectory = (): string => path.resolve(process.env.CONTENT_DIR ?? "content");
