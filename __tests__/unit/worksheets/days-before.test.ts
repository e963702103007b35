import { execFileSync } from "node:child_process";
import { daysBefore } from "../../../src/worksheets/days-before";

it.each([
  // End of a month, end of a year, end of February in a leap year and in a common year, and 0 days.
  ["2026-12-10", 30, "2026-11-10"],
  ["2027-01-01", 1, "2026-12-31"],
  ["2024-03-01", 1, "2024-02-29"],
  ["2100-03-01", 1, "2100-02-28"],
  ["2026-06-01", 0, "2026-06-01"],
])("counts back from %s by %i days, to %s", (date, days, before) => {
  expect(daysBefore(date, days)).toBe(before);
});

// The days after Nevada's clock changes, on March 8 and November 1, 2026, and the first day of a year.
const ONE_DAY_BEFORE = { "2026-03-09": "2026-03-08", "2026-11-02": "2026-11-01", "2027-01-01": "2026-12-31" };

it.each(["America/Los_Angeles", "Pacific/Kiritimati"])("returns the same dates in the system time zone %s", (TZ) => {
  const script = `const { daysBefore } = require("./src/worksheets/days-before.ts");
    const entries = ${JSON.stringify(Object.keys(ONE_DAY_BEFORE))}.map((date) => [date, daysBefore(date, 1)]);
    console.log(JSON.stringify(Object.fromEntries(entries)))`;
  const printed = execFileSync(process.execPath, ["--import", "tsx", "-e", script], { env: { ...process.env, TZ }, encoding: "utf8" });
  expect(JSON.parse(printed)).toEqual(ONE_DAY_BEFORE);
});

it.each(["", "2026-02-30", "0026-12-10", "12/10/2026"])("returns undefined for the invalid date %j", (text) => {
  expect(daysBefore(text, 1)).toBeUndefined();
});
