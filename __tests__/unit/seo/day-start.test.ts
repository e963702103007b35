import { dayStart } from "../../../src/seo/day-start";

it.each([
  ["in summer", "2025-10-01", "2025-10-01T00:00:00-07:00"],
  ["in winter", "2025-12-24", "2025-12-24T00:00:00-08:00"],
  ["on the day clocks go forward", "2026-03-08", "2026-03-08T00:00:00-08:00"],
  ["on the day after", "2026-03-09", "2026-03-09T00:00:00-07:00"],
  ["on the day clocks go back", "2026-11-01", "2026-11-01T00:00:00-07:00"],
  ["on the day after that", "2026-11-02", "2026-11-02T00:00:00-08:00"],
])("gives the start of a day %s", (_, day, moment) => {
  expect(dayStart(day)).toBe(moment);
});
