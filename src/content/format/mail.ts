interface PreparedMail {
  readonly subject: string;
  /** Lines of its text. */
  readonly lines: string;
}

/** Returns a `mailto:` link with a subject and text. Line breaks are CR and LF (RFC 6068, section 5). */
export const mailLink = (email: string, { subject, lines }: PreparedMail): string => {
  const address = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.replace(/\r?\n/g, "\r\n"))}`;
};
