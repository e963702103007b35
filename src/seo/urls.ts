/** Returns the full address of a path on this site. */
export const absoluteUrl = (siteUrl: string, path: string): string => (path === "/" ? `${siteUrl}/` : `${siteUrl}${path}`);
