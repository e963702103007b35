/** Making a format takes ten times as long as using it, and a sitemap asks for thousands of days. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  formats.set(timeZone, format);
  return format;
};

/** Gives the offset from UTC that clocks somewhere have at a moment: -07:00. */
const offsetAt = (moment: string, timeZone: string): string => {
  const parts = formatIn(timeZone).formatToParts(new Date(moment));
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value.replace("GMT", "");
  // At Greenwich some platforms write no offset behind the letters.
  return offset === undefined || offset === "" ? "Z" : offset;
};

/**
 * Gives the moment a calendar day begins where the company is, with its offset from UTC: 2025-10-01T00:00:00-07:00. Google wants a
 * time zone with the dates of an article.
 *
 * @param day YYYY-MM-DD
 * @param timeZone an IANA name, such as America/Los_Angeles
 */
export const dayStart = (day: string, timeZone: string): string => {
  const midnight = `${day}T00:00:00`;
  // The offset of some hours before or after may be that of the other half of the year; that of the moment it leads to is not.
  return midnight + offsetAt(midnight + offsetAt(`${midnight}Z`, timeZone), timeZone);
};
