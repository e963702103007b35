/** The content folder. Tests and benchmarks set `CONTENT_DIR`. */
import path from "node:path";

/** gatsby-source-filesystem instance name for `content/images`. */
export const IMAGES_SOURCE = "images";

/** Returns the absolute path of the content folder. */
export const contentDirectory = (): string => path.resolve(process.env.CONTENT_DIR ?? "content");
