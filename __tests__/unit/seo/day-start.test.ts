import { dayStart } from "../../../src/seo/day-start";

it.each([
  ["a day during daylight saving time", "America/Los_Angeles", "2025-10-01", "-07:00"],
  ["a day during standard time", "America/Los_Angeles", "2025-12-24", "-08:00"],
  ["the day clocks go forward", "America/Los_Angeles", "2026-03-08", "-08:00"],
  ["the day after clocks go back", "America/Los_Angeles", "2026-11-02", "-08:00"],
  ["a day where clocks never change", "America/Phoenix", "2026-07-01", "-07:00"],
])("returns the start of %s", (_, timeZone, day, offset) => {
  expect(dayStart(day, timeZone)).toBe(`${day}T00:00:00${offset}`);
});
