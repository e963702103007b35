/** The content folder and the hosting file. Set `CONTENT_DIR` and `HOSTING_FILE` to check or build other files. */
import path from "node:path";
import { HOSTING } from "../schema/hosting";
import { unlessEmpty } from "../shared/environment";

/** Returns the absolute path of the content folder. */
export const contentDirectory = (): string => path.resolve(unlessEmpty(process.env.CONTENT_DIR) ?? "content");

/** Returns the absolute path of the hosting file. */
export const hostingFile = (): string => path.resolve(unlessEmpty(process.env.HOSTING_FILE) ?? HOSTING);
