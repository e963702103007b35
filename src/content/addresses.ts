/** Checks the addresses of links in texts, and suggests the intended address. */

/** The problem with an address. */
export interface AddressFault {
  readonly expected: string;
  /** The intended address, if it is clear. */
  readonly fixed?: string;
  readonly fix: string;
}

const SAFE = /^(?:mailto|tel|sms):/i;
const ELSEWHERE = /^[a-z][a-z0-9+.-]*:/i;
/** Host names that exist only on the writer's computer or network. */
const NEARBY = /^(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\]|.*\.(?:local|localhost|internal))$/;
const EMAIL = /^[^\s@/:?#]+@[^\s@/:?#]+\.[a-z]{2,}$/i;
const DOMAIN = /^(?:[a-z0-9-]+\.)+(?<ending>[a-z]{2,})(?=[/:?#]|$)/i;
/** File extensions that look like top-level domains. */
const FILE_ENDING = /^(?:html?|php|aspx?|pdf|jpe?g|png|webp|md)$/i;

const withoutWww = (host: string): string => host.replace(/^www\./, "");

const pathAndHash = ({ pathname, hash }: URL): string => `${pathname.replace(/(?<=.)\/+$/, "")}${hash}`;

const faultOfUrl = (href: string, siteUrl: string | undefined): AddressFault | undefined => {
  if (!URL.canParse(href)) return { expected: "an address that can be opened", fix: "Copy the address again from the browser." };
  const url = new URL(href);
  if (siteUrl !== undefined && withoutWww(url.hostname) === withoutWww(new URL(siteUrl).hostname)) {
    return {
      expected: "a page of this site without the domain",
      fixed: pathAndHash(url),
      fix: `Write ${pathAndHash(url)}: it works on any domain.`,
    };
  }
  if (NEARBY.test(url.hostname)) {
    return {
      expected: "an address that visitors can open",
      fixed: pathAndHash(url),
      fix: `Write ${pathAndHash(url)}: this one opens on your own computer only.`,
    };
  }
  return undefined;
};

/**
 * Returns the problem with a link's address, if any. Does not check whether pages of this site exist.
 *
 * @param siteUrl public address of the site; undefined if unknown
 */
export const faultOfAddress = (href: string, siteUrl: string | undefined): AddressFault | undefined => {
  if (/^(?:\/(?!\/)|#)/.test(href) || SAFE.test(href)) return undefined;
  if (/^https?:\/\//i.test(href)) return faultOfUrl(href, siteUrl);
  if (EMAIL.test(href)) return { expected: "an address with mailto: before it", fixed: `mailto:${href}`, fix: `Write mailto:${href}.` };
  const ending = DOMAIN.exec(href)?.groups?.ending;
  if (href.startsWith("//") || (ending !== undefined && !FILE_ENDING.test(ending))) {
    const full = `https://${href.replace(/^\/\//, "")}`;
    return faultOfUrl(full, siteUrl) ?? { expected: "a full address that starts with https://", fixed: full, fix: `Write ${full}.` };
  }
  if (ELSEWHERE.test(href)) {
    const expected = "a link that opens a page, an email or a call";
    return { expected, fix: "Take the link out, or write the address of a page." };
  }
  const expected = "an address that starts with / on this site, or with https:// elsewhere";
  return { expected, fix: "Write the whole address, as the browser shows it, without the domain." };
};
