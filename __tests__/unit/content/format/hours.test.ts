import { hoursLines, hoursSentence, type Week } from "../../../../src/content/format/hours";

const week: Week = [
  { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "07:00", closes: "18:00" },
  { days: ["Saturday"], opens: "08:00", closes: "16:30" },
];
const english = { open: "{days}: {hours}", closed: "{days}: closed" };
const spanish = { open: "{days}, {hours}", closed: "{days}, cerrado" };

it.each([
  ["en", english, "Thursday, November 26, 2026 (Thanksgiving Day): closed"],
  ["es", spanish, "Jueves, 26 de noviembre de 2026, cerrado"],
] as const)("lists a closed day below the hours, with its reason if there is one (%s)", (language, time, line) => {
  const day = { date: "2026-11-26", reason: language === "en" ? "Thanksgiving Day" : undefined };
  expect(hoursLines({ hours: week, closedDays: [day] }, time, language).slice(3)).toEqual([line]);
});

it.each([
  ["en", english, ["Mon-Fri: 7:00 AM-6:00 PM", "Saturday: 8:00 AM-4:30 PM", "Sunday: closed"]],
  ["es", spanish, ["Lunes a viernes, de 7:00 a.m. a 6:00 p.m.", "Sábado, de 8:00 a.m. a 4:30 p.m.", "Domingo, cerrado"]],
] as const)("formats the hours as lines (%s)", (language, time, lines) => {
  expect(hoursLines({ hours: week, closedDays: [] }, time, language)).toEqual(lines);
});

it.each([
  ["en", english, "Mon-Fri: 7:00 AM-6:00 PM, Saturday: 8:00 AM-4:30 PM, Sunday: closed"],
  ["es", spanish, "Lunes a viernes, de 7:00 a.m. a 6:00 p.m.; sábado, de 8:00 a.m. a 4:30 p.m.; domingo, cerrado"],
] as const)("joins the hours into one sentence (%s)", (language, time, sentence) => {
  expect(hoursSentence(week, time, language)).toBe(sentence);
});
