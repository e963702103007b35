/** Stands for this site, whose address does not matter here. `.invalid` belongs to nobody (RFC 2606). */
const SITE = "https://site.invalid";

const resolve = (text: string): URL | undefined => {
  try {
    return new URL(text, SITE);
  } catch {
    return undefined;
  }
};

/**
 * Gives an image address back when it is https or a path of this site, else nothing.
 *
 * It asks the browser's own parser where an address leads: that one also takes `/\host` and `/<tab>/host` for another host.
 */
export const safeImage = (text: string): string | undefined => {
  const url = resolve(text);
  if (url?.origin === SITE) {
    // "/.//host" is a path here, but what comes out of it, "//host", is another host.
    const isPath = text.startsWith("/") && !url.pathname.startsWith("//");
    return isPath ? `${url.pathname}${url.search}` : undefined;
  }
  return url?.protocol === "https:" && /^https:/i.test(text) ? url.href : undefined;
};
