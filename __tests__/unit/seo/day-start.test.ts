import { dayStart } from "../../../src/seo/day-start";

it.each([
  ["in summer", "America/Los_Angeles", "2025-10-01", "-07:00"],
  ["in winter", "America/Los_Angeles", "2025-12-24", "-08:00"],
  ["on the day clocks go forward", "America/Los_Angeles", "2026-03-08", "-08:00"],
  ["on the day after", "America/Los_Angeles", "2026-03-09", "-07:00"],
  ["on the day clocks go back", "America/Los_Angeles", "2026-11-01", "-07:00"],
  ["on the day after that", "America/Los_Angeles", "2026-11-02", "-08:00"],
  ["on the day clocks go forward in the east", "America/New_York", "2026-03-08", "-05:00"],
  ["on the day clocks go back in the east", "America/New_York", "2026-11-01", "-04:00"],
  ["where clocks never change", "America/Phoenix", "2026-07-01", "-07:00"],
  ["on the day clocks go forward far in the east", "Australia/Sydney", "2026-10-04", "+10:00"],
  ["at Greenwich in winter", "Europe/London", "2026-01-01", "+00:00"],
])("gives the start of a day %s", (_, timeZone, day, offset) => {
  expect(dayStart(day, timeZone)).toBe(`${day}T00:00:00${offset}`);
});
