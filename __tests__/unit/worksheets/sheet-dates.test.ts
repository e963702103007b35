import { daysBefore } from "../../../src/worksheets/sheet-dates";

it.each([
  // Across a month, a year, a leap day, February without one, and both changes of daylight saving time in Nevada.
  ["2026-12-10", 30, "2026-11-10"],
  ["2027-01-01", 1, "2026-12-31"],
  ["2024-03-01", 1, "2024-02-29"],
  ["2100-03-01", 1, "2100-02-28"],
  ["2026-03-09", 1, "2026-03-08"],
  ["2026-11-02", 1, "2026-11-01"],
  ["2026-06-01", 0, "2026-06-01"],
])("from %s, %i days back is %s", (date, days, before) => {
  expect(daysBefore(date, days)).toBe(before);
});

it.each(["", "2026-02-30", "0026-12-10", "12/10/2026"])("returns undefined for days before %j", (text) => {
  expect(daysBefore(text, 1)).toBeUndefined();
});
