/** Where content lies. `CONTENT_DIR` moves it, for tests and benchmarks. */
import path from "node:path";

/** Name under which gatsby-source-filesystem lists `content/images`. */
export const IMAGES_SOURCE = "images";

/** Gives the folder of the content, as an absolute path. */
export const contentDirectory = (): string => path.resolve(process.env.CONTENT_DIR ?? "content");
