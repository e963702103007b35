/** Stands for this site, whose address does not matter here. `.invalid` belongs to nobody (RFC 2606). */
const SITE = "https://site.invalid";

const parseUrl = (text: string, base?: string): URL | undefined => {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
};

/**
 * Gives an image address back when it is https or a path of this site, else nothing.
 *
 * It asks the browser's own parser instead of looking at the text: that one also takes `/\host` and `/<tab>/host` for
 * another host.
 */
export const safeImage = (text: string): string | undefined => {
  const absolute = parseUrl(text);
  if (absolute) return absolute.protocol === "https:" ? absolute.href : undefined;
  const local = text.startsWith("/") ? parseUrl(text, SITE) : undefined;
  return local?.origin === SITE ? `${local.pathname}${local.search}` : undefined;
};
