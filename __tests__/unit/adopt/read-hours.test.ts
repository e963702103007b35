import { readHours, writeHours } from "../../../scripts/adopt/read-hours";

const lines = (typed: string) =>
  readHours(typed)?.map(({ days, opens, closes }) => `${days.map((day) => day.slice(0, 2)).join("")} ${opens}-${closes}`);

it.each([
  ["Mon-Fri 7am-5pm, Sat 8-noon", ["MoTuWeThFr 07:00-17:00", "Sa 08:00-12:00"]],
  ["Monday to Friday 6:30 AM - 4 PM", ["MoTuWeThFr 06:30-16:00"]],
  ["Monday-Friday 07:00-18:00, Saturday 08:00-16:00", ["MoTuWeThFr 07:00-18:00", "Sa 08:00-16:00"]],
  ["weekdays 7-5; weekends closed", ["MoTuWeThFr 07:00-17:00"]],
  // One part that cannot be read rejects the whole answer.
  ["MWF 8-5, Mon – Thu 7:30am to 4:30pm", undefined],
  ["Mon, Wed and Fri 9-1", ["MoWeFr 09:00-13:00"]],
  ["Mon-Fri 8 a.m. to 5 p.m.; Sun closed", ["MoTuWeThFr 08:00-17:00"]],
  ["24/7", ["MoTuWeThFrSaSu 00:00-23:59"]],
  ["24 hours", ["MoTuWeThFrSaSu 00:00-23:59"]],
  ["daily 24 hours", ["MoTuWeThFrSaSu 00:00-23:59"]],
  ["every day noon-midnight", ["MoTuWeThFrSaSu 12:00-23:59"]],
  ["Sat-Sun 10-2", ["SaSu 10:00-14:00"]],
  ["Fri-Mon 8-4", ["FrSaSuMo 08:00-16:00"]],
  ["Thurs 7 am-3 pm", ["Th 07:00-15:00"]],
  ["whenever", undefined],
  ["Mon-Fri", undefined],
  ["Mon-Fri 5pm-7am", ["MoTuWeThFr 17:00-07:00"]],
  ["Sun-Thu 20:00-04:00", ["SuMoTuWeTh 20:00-04:00"]],
  ["Sun-Thu 8pm-4", ["SuMoTuWeTh 20:00-04:00"]],
  ["Mon-Fri 9 PM to 6:30 AM", ["MoTuWeThFr 21:00-06:30"]],
  ["Mon-Fri 7am-6am", undefined],
  ["Mon-Fri 5pm-5pm", undefined],
  ["Mon-Fri 13am-5pm", undefined],
  ["closed", undefined],
  ["", undefined],
])("reads %j as %j", (typed, rows) => {
  expect(lines(typed)).toEqual(rows);
});

it.each([
  ["Mon-Fri 7am-5pm, Sat 8-noon", "Mon-Fri 07:00-17:00; Sat 08:00-12:00"],
  ["Mon, Wed and Fri 9-1", "Mon, Wed, Fri 09:00-13:00"],
  ["Sat-Sun 10-2", "Sat, Sun 10:00-14:00"],
  ["24/7", "Mon-Sun 00:00-23:59"],
  ["Fri-Mon 8-4", "Mon, Fri, Sat, Sun 08:00-16:00"],
  ["Sun-Thu 8pm-4am", "Mon, Tue, Wed, Thu, Sun 20:00-04:00"],
])("shows the hours of %j as %j, which has the same days and times", (typed, shown) => {
  const rows = readHours(typed) ?? [];
  const sorted = (all: typeof rows) => all.map((row) => ({ ...row, days: [...row.days].sort() }));
  expect(writeHours(rows)).toBe(shown);
  expect(sorted(readHours(shown) ?? [])).toEqual(sorted(rows));
});
