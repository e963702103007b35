/** Judges the addresses that texts link to: what opens for a visitor, and what was meant when it does not. */

/** What is wrong with an address. */
export interface AddressFault {
  readonly expected: string;
  /** The address that was meant, where that is plain. */
  readonly fixed?: string;
  readonly fix: string;
}

const SAFE = /^(?:mailto|tel|sms):/i;
const ELSEWHERE = /^[a-z][a-z0-9+.-]*:/i;
/** Names that only the writer's own computer or office knows. */
const NEARBY = /^(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\]|.*\.(?:local|localhost|internal))$/;
const EMAIL = /^[^\s@/:?#]+@[^\s@/:?#]+\.[a-z]{2,}$/i;
const DOMAIN = /^(?:[a-z0-9-]+\.)+(?<ending>[a-z]{2,})(?=[/:?#]|$)/i;
/** Endings of files that look like those of domains. */
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
      fix: `Write ${pathAndHash(url)}: it holds wherever the site is.`,
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
 * Tells what is wrong with the address of a link. Whether a page of this site exists is another question.
 *
 * @param siteUrl the public address of the site; undefined while it is not known
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
