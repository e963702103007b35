/** The content folder and the hosting file. Tests and benchmarks set `CONTENT_DIR` and `HOSTING_FILE`. */
import path from "node:path";
import { HOSTING } from "../schema/hosting";

/** gatsby-source-filesystem instance name for `content/images`. */
export const IMAGES_SOURCE = "images";

/** Returns the absolute path of the content folder. */
export const contentDirectory = (): string => path.resolve(process.env.CONTENT_DIR ?? "content");

/** Returns the absolute path of the hosting file. */
export const hostingFile = (): string => path.resolve(process.env.HOSTING_FILE ?? HOSTING);
