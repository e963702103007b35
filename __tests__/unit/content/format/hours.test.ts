import { dayLine, hoursLines, WEEKDAYS, type Week } from "../../../../src/content/format/hours";

const week: Week = [
  { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "07:00", closes: "18:00" },
  { days: ["Saturday"], opens: "08:00", closes: "16:30" },
];

it.each([
  {
    language: "en",
    time: { open: "{days}: {hours}", closed: "{days}: closed" },
    closedDay: { date: "2026-11-26", reason: "Thanksgiving Day" },
    lines: [
      "Mon-Fri: 7:00 AM-6:00 PM",
      "Saturday: 8:00 AM-4:30 PM",
      "Sunday: closed",
      "Thursday, November 26, 2026 (Thanksgiving Day): closed",
    ],
  },
  {
    language: "es",
    time: { open: "{days}, {hours}", closed: "{days}, cerrado" },
    closedDay: { date: "2026-11-26" },
    lines: [
      "Lunes a viernes, de 7:00 a.m. a 6:00 p.m.",
      "Sábado, de 8:00 a.m. a 4:30 p.m.",
      "Domingo, cerrado",
      "Jueves, 26 de noviembre de 2026, cerrado",
    ],
  },
] as const)("formats hours and closed days as lines ($language)", ({ language, time, closedDay, lines }) => {
  expect(hoursLines({ hours: week, closedDays: [closedDay] }, time, language)).toEqual(lines);
});

it.each([
  ["en", { open: "{days}: {hours}", closed: "{days}: closed" }, "Mon-Sun: 24 hours"],
  ["es", { open: "{days}, {hours}", closed: "{days}, cerrado" }, "Lunes a domingo, 24 horas"],
] as const)("formats round-the-clock hours as 24 hours (%s)", (language, time, line) => {
  const always: Week = [{ days: [...WEEKDAYS], opens: "00:00", closes: "23:59" }];
  expect(hoursLines({ hours: always, closedDays: [] }, time, language)).toEqual([line]);
});

it.each([
  ["en", "15:00", "23:59", "Friday: 3:00 PM-midnight"],
  ["es", "15:00", "23:59", "Viernes: de 3:00 p.m. a medianoche"],
  ["en", "20:00", "00:00", "Friday: 8:00 PM-midnight"],
  ["es", "20:00", "00:00", "Viernes: de 8:00 p.m. a medianoche"],
  ["en", "15:00", "23:45", "Friday: 3:00 PM-11:45 PM"],
  ["en", "00:00", "06:00", "Friday: 12:00 AM-6:00 AM"],
] as const)("formats a day in %s from %s to %s as %j", (language, opens, closes, line) => {
  expect(dayLine("Friday", [{ days: ["Friday"], opens, closes }], { open: "{days}: {hours}" }, language)).toBe(line);
});

it("writes night hours as one range", () => {
  const nights: Week = [{ days: ["Monday", "Tuesday"], opens: "20:00", closes: "04:00" }];
  const time = { open: "{days}: {hours}", closed: "{days}: closed" };
  expect(hoursLines({ hours: nights, closedDays: [] }, time, "en")).toEqual(["Mon-Tue: 8:00 PM-4:00 AM", "Wed-Sun: closed"]);
});

it.each([
  ["Monday", "en", "Monday: 7:00 AM-6:00 PM"],
  ["Saturday", "en", "Saturday: 8:00 AM-4:30 PM"],
  ["Saturday", "es", "Sábado: de 8:00 a.m. a 4:30 p.m."],
  ["Sunday", "en", undefined],
] as const)("formats the hours of %s in %s as %j", (day, language, line) => {
  expect(dayLine(day, week, { open: "{days}: {hours}" }, language)).toBe(line);
});
