import { hoursLines, hoursSentence, type Week } from "../../../../src/content/format/hours";

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
    sentence: "Mon-Fri: 7:00 AM-6:00 PM, Saturday: 8:00 AM-4:30 PM, Sunday: closed",
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
    sentence: "Lunes a viernes, de 7:00 a.m. a 6:00 p.m.; sábado, de 8:00 a.m. a 4:30 p.m.; domingo, cerrado",
  },
] as const)(
  "formats hours and closed days as lines, and hours as one sentence ($language)",
  ({ language, time, closedDay, ...expected }) => {
    expect(hoursLines({ hours: week, closedDays: [closedDay] }, time, language)).toEqual(expected.lines);
    expect(hoursSentence(week, time, language)).toBe(expected.sentence);
  },
);
