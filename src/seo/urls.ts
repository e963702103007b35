/** Full addresses of pages and files. */

/** Makes a full address from a path of this site. */
export const absoluteUrl = (siteUrl: string, path: string): string => (path === "/" ? `${siteUrl}/` : `${siteUrl}${path}`);
