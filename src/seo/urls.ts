/** Full addresses of pages, and those of their share pictures. */
import { siteFiles } from "../content/shared/routes";

/** Size of the picture that a shared link shows, in pixels: what social networks show large and whole. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Makes the address of a page's share picture. */
export const sharePicturePath = (path: string): string => `${siteFiles.share}${path === "/" ? "/home" : path}.jpg`;

/** Makes a full address from a path of this site. */
export const absoluteUrl = (siteUrl: string, path: string): string => (path === "/" ? `${siteUrl}/` : `${siteUrl}${path}`);
