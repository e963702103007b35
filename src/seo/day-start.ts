/** Where the company's days begin: Nevada keeps Pacific time. */
export const TIME_ZONE = "America/Los_Angeles";

const offsets = new Intl.DateTimeFormat("en-US", { timeZone: TIME_ZONE, timeZoneName: "longOffset" });

/**
 * Gives the moment a calendar day begins in Las Vegas, with its offset from UTC: 2025-10-01T00:00:00-07:00.
 *
 * Google wants a time zone with the dates of an article. The offset is read at 08:00 UTC, which is midnight or 1 AM there:
 * clocks change at 2 AM, so it is still that of the day's first moment.
 *
 * @param day YYYY-MM-DD
 */
export const dayStart = (day: string): string => {
  const zone = offsets.formatToParts(new Date(`${day}T08:00:00Z`)).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return `${day}T00:00:00${zone.replace("GMT", "") || "Z"}`;
};
