import { execFileSync } from "node:child_process";
import { isoDay, longDate, shortDate } from "../../../src/format/dates";

it.each([
  ["2025-10-01", "10/1/2025", "October 1, 2025"],
  ["2025-09-25", "9/25/2025", "September 25, 2025"],
  ["2024-02-29", "2/29/2024", "February 29, 2024"],
  ["2025-12-31", "12/31/2025", "December 31, 2025"],
  ["2025-01-01T00:00:00.000Z", "1/1/2025", "January 1, 2025"],
  ["2025-10-01T23:30:00-07:00", "10/1/2025", "October 1, 2025"],
])("writes %s as %s and %s", (date, short, long) => {
  expect(shortDate(date)).toBe(short);
  expect(longDate(date)).toBe(long);
  expect(isoDay(date)).toBe(date.slice(0, 10));
});

it.each([
  "",
  "yesterday",
  "2025-02-30",
  "2023-02-29",
  "2025-13-01",
  "2025-00-10",
  "2025-10-00",
  "0000-01-01",
  "2025-1-1",
  "10/1/2025",
  "2025-10-01x",
  "2025-10-01T<script>",
  " 2025-10-01",
  "20251-10-01",
])("finds no date in %j", (text) => {
  expect(shortDate(text)).toBeUndefined();
  expect(longDate(text)).toBeUndefined();
  expect(isoDay(text)).toBeUndefined();
});

it.each(["America/Los_Angeles", "Pacific/Kiritimati", "UTC"])("writes the same day in %s", (TZ) => {
  // Jest's own process cannot change its zone.
  const script = `const { shortDate, longDate } = require("./src/format/dates.ts"); console.log(shortDate("2025-10-01"), "|", longDate("2025-10-01"))`;
  const printed = execFileSync(process.execPath, ["--require", "tsx/cjs", "-e", script], { env: { ...process.env, TZ }, encoding: "utf8" });
  expect(printed.trim()).toBe("10/1/2025 | October 1, 2025");
});
