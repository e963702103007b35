interface PreparedMail {
  readonly subject: string;
  /** Its lines, parted by line breaks. */
  readonly lines: string;
}

/** Makes the `mailto:` link of an address, with subject and text prepared. Line breaks are CR and LF (RFC 6068, section 5). */
export const mailLink = (email: string, { subject, lines }: PreparedMail): string => {
  const address = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.replace(/\r?\n/g, "\r\n"))}`;
};
