/** Pages show a closed day until it is over in the company's time zone. */
import { closedDaysAhead } from "../../../src/content/closed-days";

const closedDays = [
  { date: "2026-12-25", reason: "Christmas Day", spanishReason: "Navidad" },
  { date: "2026-11-26", reason: "Thanksgiving Day" },
];

afterEach(() => {
  delete process.env.SOURCE_DATE_EPOCH;
});

const inLasVegas = (time: string, language: "en" | "es") => {
  process.env.SOURCE_DATE_EPOCH = String(Date.parse(time) / 1000);
  return closedDaysAhead({ closedDays, timeZone: "America/Los_Angeles" }, language).map(({ date, reason }) => [date, reason]);
};

it.each([
  ["2026-11-27T07:59:00Z", ["2026-11-26", "2026-12-25"]],
  ["2026-11-27T08:00:00Z", ["2026-12-25"]],
  ["2026-12-26T08:00:00Z", []],
])("at %s, returns the days that are not over in Las Vegas: %j", (time, dates) => {
  expect(inLasVegas(time, "en").map(([date]) => date)).toEqual(dates);
});

it("returns only Spanish reasons for Spanish pages", () => {
  expect(inLasVegas("2026-11-20T12:00:00Z", "es")).toEqual([
    ["2026-11-26", undefined],
    ["2026-12-25", "Navidad"],
  ]);
});
