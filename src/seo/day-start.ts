/** Returns a time zone's offset from UTC, such as -07:00, at a given moment. */
const offsetAt = (moment: string, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(new Date(moment));
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value.replace("GMT", "");
  // For UTC, some platforms write "GMT" without an offset.
  return offset === undefined || offset === "" ? "Z" : offset;
};

/**
 * Returns the start of a calendar day in a time zone, with the offset from UTC, such as 2025-10-01T00:00:00-07:00. Google expects
 * the dates of articles to include a time zone.
 *
 * @param day YYYY-MM-DD
 * @param timeZone an IANA name, such as America/Los_Angeles
 */
export const dayStart = (day: string, timeZone: string): string => {
  const midnight = `${day}T00:00:00`;
  // Use the offset at midnight UTC only as a first guess, because the clocks may change between midnight UTC and local midnight.
  return midnight + offsetAt(midnight + offsetAt(`${midnight}Z`, timeZone), timeZone);
};
