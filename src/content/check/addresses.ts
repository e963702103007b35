/** Checks the addresses of links in markdown, and suggests the intended address. */
import { isOwnUrl } from "../markdown/find";
import { describeExactly, type Fault } from "./problems";

/** The problem with an address, and the intended address if it is clear. */
type AddressFault = Fault & Readonly<{ fixed?: string }>;

/** Matches a path or an anchor on this site. A leading `//` starts another host. */
const ON_THIS_SITE = /^(?:\/(?!\/)|#)/;
const CONTACT_SCHEME = /^(?:mailto|tel|sms):/i;
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Host names that exist only on the editor's computer or network. */
const NEARBY = /^(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\]|.*\.(?:local|localhost|internal))$/;
const EMAIL = /^[^\s@/:?#]+@[^\s@/:?#]+\.[a-z]{2,}$/i;
/** Matches a domain at the start of an address without a scheme, such as example.com/page. */
const DOMAIN = /^(?:[a-z0-9-]+\.)+(?<ending>[a-z]{2,})(?=[/:?#]|$)/i;
/** File extensions that DOMAIN would take for top-level domains. */
const FILE_ENDING = /^(?:html?|php|aspx?|pdf|docx?|xlsx?|pptx?|csv|txt|rtf|jpe?g|png|webp|gif|svg|avif|heic|md)$/i;

/**
 * Returns the problem with a link's address; undefined if there is none. Does not check whether pages on this site exist.
 *
 * @param siteUrl public URL of the site; undefined if unknown
 */
export const faultOfAddress = (href: string, siteUrl: string | undefined): AddressFault | undefined => {
  const fault = (expected: string, fix: string): AddressFault => ({ expected, found: describeExactly(href), fix });
  const faultWithFixed = (expected: string, fixed: string, why = ""): AddressFault => ({
    ...fault(expected, `Write ${fixed}${why}.`),
    fixed,
  });
  const faultOfUrl = (address: string): AddressFault | undefined => {
    if (!URL.canParse(address)) return fault("an address that can be opened", "Copy the address again from the browser.");
    const { protocol, hostname, pathname, search, hash } = new URL(address);
    // One slash at the start, because two start another host.
    const path = `/${pathname.replace(/^\/+|\/+$/g, "")}${search}${hash}`;
    if (siteUrl !== undefined && isOwnUrl(address, siteUrl))
      return faultWithFixed("an address on this site without the domain", path, ": it works on any domain");
    if (NEARBY.test(hostname))
      return faultWithFixed("an address that visitors can open", path, ": this one opens only on your own computer");
    // Not fixed automatically, because a few sites have no https.
    return protocol === "http:"
      ? fault("an address that starts with https://", `Write ${address.replace(/^http/i, "https")}, and check that it opens.`)
      : undefined;
  };
  if (ON_THIS_SITE.test(href) || CONTACT_SCHEME.test(href)) return undefined;
  if (/^https?:\/\//i.test(href)) return faultOfUrl(href);
  if (EMAIL.test(href)) return faultWithFixed("an email address with mailto: before it", `mailto:${href}`);
  const ending = DOMAIN.exec(href)?.groups?.ending;
  if (href.startsWith("//") || (ending !== undefined && !FILE_ENDING.test(ending))) {
    const full = `https://${href.replace(/^\/\//, "")}`;
    return faultOfUrl(full) ?? faultWithFixed("a full address that starts with https://", full);
  }
  if (ANY_SCHEME.test(href))
    return fault("a link to a page, an email address or a phone number", "Delete the link, or write the address of a page.");
  return fault(
    "an address that starts with / on this site, or with https:// elsewhere",
    "Write the whole address, as the browser shows it. For a page on this site, leave out the domain.",
  );
};
