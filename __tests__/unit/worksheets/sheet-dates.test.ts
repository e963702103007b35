import { daysBefore } from "../../../src/worksheets/sheet-dates";

it.each([
  // End of a month, end of a year, end of February in a leap year and in a common year, Nevada's two clock changes, and 0 days.
  ["2026-12-10", 30, "2026-11-10"],
  ["2027-01-01", 1, "2026-12-31"],
  ["2024-03-01", 1, "2024-02-29"],
  ["2100-03-01", 1, "2100-02-28"],
  ["2026-03-09", 1, "2026-03-08"],
  ["2026-11-02", 1, "2026-11-01"],
  ["2026-06-01", 0, "2026-06-01"],
])("counts back from %s by %i days, to %s", (date, days, before) => {
  expect(daysBefore(date, days)).toBe(before);
});

it.each(["", "2026-02-30", "0026-12-10", "12/10/2026"])("returns undefined for the invalid date %j", (text) => {
  expect(daysBefore(text, 1)).toBeUndefined();
});
