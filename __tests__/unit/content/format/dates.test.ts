import { execFileSync } from "node:child_process";
import { isoDay, longDate, mediumDate, shortDate, weekdayDate } from "../../../../src/content/format/dates";

it.each([
  ["2025-10-01", "10/1/2025", "October 1, 2025", "Wednesday, October 1, 2025"],
  ["2024-02-29", "2/29/2024", "February 29, 2024", "Thursday, February 29, 2024"],
  ["2025-01-01T00:00:00.000Z", "1/1/2025", "January 1, 2025", "Wednesday, January 1, 2025"],
])("formats %s as %s, %s and %s", (date, short, long, withWeekday) => {
  expect([shortDate(date), longDate(date), weekdayDate(date)]).toEqual([short, long, withWeekday]);
});

it.each([
  ["2025-10-01", "2025-10-01"],
  ["2025-01-01T00:00:00.000Z", "2025-01-01"],
  ["2025-12-31T23:30:00-08:00", "2025-12-31"],
])("returns the day of %s", (date, day) => {
  expect(isoDay(date)).toBe(day);
});

it.each(["", "2025-02-30", "2025-13-01", "2025-1-1", "10/1/2025", "2025-10-01T<script>"])(
  "does not format %j, which is not a date",
  (text) => {
    expect([shortDate, mediumDate, longDate, weekdayDate, isoDay].flatMap((format) => format(text) ?? [])).toEqual([]);
  },
);

it.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])("returns the same dates in the system time zone %s", (TZ) => {
  const script = `const d = require("./src/content/format/dates.ts"); console.log(d.weekdayDate("2026-11-01"), d.dayIn(process.env.TZ, new Date(2026, 10, 1, 23, 30)))`;
  const printed = execFileSync(process.execPath, ["--import", "tsx", "-e", script], { env: { ...process.env, TZ }, encoding: "utf8" });
  expect(printed.trim()).toBe("Sunday, November 1, 2026 2026-11-01");
});
