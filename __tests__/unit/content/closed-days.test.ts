/** Pages show a closed day until it is over in the company's time zone. */
import { closedDaysAhead } from "../../../src/content/facts/closed-days";

const closedDays = [
  { date: "2026-12-25", reason: "Christmas Day", spanishReason: "Navidad" },
  { date: "2026-11-26", reason: "Thanksgiving Day" },
];

afterEach(() => {
  delete process.env.SOURCE_DATE_EPOCH;
});

// In winter, a day in Las Vegas ends at 8:00 UTC.
it.each([
  ["2026-11-27T07:59:00Z", "en", ["2026-11-26 Thanksgiving Day", "2026-12-25 Christmas Day"]],
  ["2026-11-27T08:00:00Z", "en", ["2026-12-25 Christmas Day"]],
  ["2026-12-26T08:00:00Z", "en", []],
  ["2026-11-27T07:59:00Z", "es", ["2026-11-26 ", "2026-12-25 Navidad"]],
] as const)("at %s, pages in the language %s show the closed days not yet over in Las Vegas: %j", (time, language, expected) => {
  process.env.SOURCE_DATE_EPOCH = String(Date.parse(time) / 1000);
  const days = closedDaysAhead({ closedDays, timeZone: "America/Los_Angeles" }, language);
  expect(days.map(({ date, reason = "" }) => `${date} ${reason}`)).toEqual(expected);
});
