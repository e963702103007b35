/** Hours may end on the next day if they begin at noon or later, and end at noon or earlier and no later than the next day's hours begin. */
import { openingHours } from "../../../src/content/schema/opening-hours";
import type { Week } from "../../../src/content/format/hours";

const row = (opens: string, closes: string, days: Week[number]["days"] = ["Monday"]): Week[number] => ({ days, opens, closes });

it.each([
  [[row("20:00", "04:00")]],
  [[row("20:00", "00:00")]],
  [[row("12:00", "11:45")]],
  [[row("20:00", "12:00")]],
  [[row("20:00", "04:00", ["Saturday", "Sunday"]), row("06:00", "15:00")]],
  [[row("20:00", "06:00", ["Sunday"]), row("06:00", "15:00")]],
])("accepts the hours %j", (hours) => {
  expect(openingHours.safeParse(hours).success).toBe(true);
});

it.each([
  [[row("07:00", "06:00")]],
  [[row("20:00", "20:00")]],
  [[row("20:00", "12:15")]],
  [[row("20:00", "06:15", ["Sunday"]), row("06:00", "15:00")]],
])("rejects the hours %j", (hours) => {
  expect(openingHours.safeParse(hours).success).toBe(false);
});
