/** Returns a `mailto:` link to an address. Encodes what would start a query or a second address, such as `?` and `,`. */
export const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replace("%40", "@")}`;

interface Message {
  readonly subject: string;
  readonly lines: string;
}

/** Maximum length of a `mailto:` link. Browsers on Windows cut links at 2,048 characters, and some mail programs earlier. */
const MAX_LINK = 1900;

const linkOf = (address: string, subject: string, lines: string): string =>
  `${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.replace(/\r?\n/g, "\r\n"))}`;

/**
 * Returns a `mailto:` link with a subject and the lines of a message. Line breaks are CRLF (RFC 6068, section 5). Cuts the end of a message
 * that would make the link too long for some mail programs.
 */
export const mailLink = (email: string, { subject, lines }: Message): string => {
  const address = mailTo(email);
  const whole = linkOf(address, subject, lines);
  if (whole.length <= MAX_LINK) return whole;
  // By code point, because half of an emoji cannot be encoded.
  const characters = Array.from(lines);
  // A binary search for the largest number of characters that fits.
  let [low, high] = [0, characters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (linkOf(address, subject, `${characters.slice(0, middle).join("")}…`).length <= MAX_LINK) low = middle;
    else high = middle - 1;
  }
  return linkOf(address, subject, `${characters.slice(0, low).join("")}…`);
};
