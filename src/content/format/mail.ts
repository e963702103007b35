interface Message {
  readonly subject: string;
  readonly lines: string;
}

/** Returns a `mailto:` link with a subject and the lines of a message. Line breaks are CRLF (RFC 6068, section 5). */
export const mailLink = (email: string, { subject, lines }: Message): string => {
  const address = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.replace(/\r?\n/g, "\r\n"))}`;
};
