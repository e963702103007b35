import { readHours, writeHours } from "../../../scripts/adopt/read-hours";
import { openingHours } from "../../../src/content/schema/opening-hours";

const lines = (typed: string) =>
  readHours(typed)?.map(({ days, opens, closes }) => `${days.map((day) => day.slice(0, 2)).join("")} ${opens}-${closes}`);

it.each([
  ["Mon-Fri 7am-5pm, Sat 8-noon", ["MoTuWeThFr 07:00-17:00", "Sa 08:00-12:00"]],
  ["Monday to Friday 6:30 AM - 4 PM", ["MoTuWeThFr 06:30-16:00"]],
  ["Monday-Friday 07:00-18:00, Saturday 08:00-16:00", ["MoTuWeThFr 07:00-18:00", "Sa 08:00-16:00"]],
  ["weekdays 7-5; weekends closed", ["MoTuWeThFr 07:00-17:00"]],
  // One part that cannot be read rejects the whole answer.
  ["MWF 8-5, Mon – Thu 7:30am to 4:30pm", undefined],
  ["Mon 8-5 by phone, Tue 9-5", undefined],
  ["Mon, Wed and Fri 9-1", ["MoWeFr 09:00-13:00"]],
  ["Mon-Fri 8 a.m. to 5 p.m.; Sun closed", ["MoTuWeThFr 08:00-17:00"]],
  ["Mon-Fri 8 a.m. to 5 p.m., Sat 9am-1p, Sun 10-2", ["MoTuWeThFr 08:00-17:00", "Sa 09:00-13:00", "Su 10:00-14:00"]],
  ["Fri noon-midnight, Sat closed, Sun 24/7", ["Fr 12:00-23:59", "Su 00:00-23:59"]],
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
  // A bare opening time that could be in the morning or in the afternoon.
  ["Sat 1-5", undefined],
  ["Sat 1-5pm", undefined],
  ["Sat 2-6", undefined],
  ["Mon-Fri 5-9pm", undefined],
  ["Mon-Sat 7-11", undefined],
  ["Mon-Fri 6-6:30", undefined],
  ["Fri 6-12am", undefined],
  ["Fri 6-midnight", undefined],
  ["Sat 1pm-5pm", ["Sa 13:00-17:00"]],
  ["Sat 1pm-5", ["Sa 13:00-17:00"]],
  ["Sat 8am-11am", ["Sa 08:00-11:00"]],
  ["Mon-Fri 4-noon", ["MoTuWeThFr 04:00-12:00"]],
  ["Mon-Fri 5-1:30", ["MoTuWeThFr 05:00-13:30"]],
  ["Mon-Sat 6-6", ["MoTuWeThFrSa 06:00-18:00"]],
  ["Sat 8-12pm", ["Sa 08:00-12:00"]],
  ["Sat 11-3", ["Sa 11:00-15:00"]],
  ["Sun 12-4", ["Su 12:00-16:00"]],
  ["Sun 12:00-10:00", ["Su 12:00-22:00"]],
  ["Mon-Fri 8:00-22:00", ["MoTuWeThFr 08:00-22:00"]],
  ["Sun-Thu 20:00-10:00", ["SuMoTuWeTh 20:00-10:00"]],
  ["Sun-Thu 19:00-9:00", ["SuMoTuWeTh 19:00-09:00"]],
  ["daily 7am-12am", ["MoTuWeThFrSaSu 07:00-23:59"]],
  ["Fri 6pm-12am", ["Fr 18:00-23:59"]],
  ["Fri 6pm-12:30am", ["Fr 18:00-00:30"]],
  ["Mon-Fri 24 hrs, Sat 8-noon", ["MoTuWeThFr 00:00-23:59", "Sa 08:00-12:00"]],
  ["Mon-Fri 24h, Sat 8-noon", ["MoTuWeThFr 00:00-23:59", "Sa 08:00-12:00"]],
  ["Mon-Fri all day, Sat 8-noon", ["MoTuWeThFr 00:00-23:59", "Sa 08:00-12:00"]],
  ["24h", ["MoTuWeThFrSaSu 00:00-23:59"]],
  ["Mon-Sat 24 / 7", ["MoTuWeThFrSa 00:00-23:59"]],
  ["M-F 7-5", ["MoTuWeThFr 07:00-17:00"]],
  ["Mon-Thu 7a-5:30p, Fri 7a-3p", ["MoTuWeTh 07:00-17:30", "Fr 07:00-15:00"]],
  // Copied from a Google Business Profile, with narrow spaces before AM and PM.
  ["Saturday\t8\u202fAM–12\u202fPM\nSunday\tClosed\nMonday\tOpen 24 hours", ["Sa 08:00-12:00", "Mo 00:00-23:59"]],
  ["Mon-Fri 8-5, closed Sunday", ["MoTuWeThFr 08:00-17:00"]],
  ["Mon-Fri 8-5, closed weekends and holidays", ["MoTuWeThFr 08:00-17:00"]],
  ["Mon-Fri 8-5; closed Sunday; Sat 9-1", ["MoTuWeThFr 08:00-17:00", "Sa 09:00-13:00"]],
  // "Sunday, Sat" may be one list of days off, so it is not clear which days the time belongs to.
  ["Mon-Fri 8-5, closed Sunday, Sat 9-1", undefined],
  ["closed Sundays, Mon-Fri 8-5", undefined],
  ["Mon-Fri 8-5, closed Sun and Mon, Sat from noon", undefined],
  ["Mon-Fri 8-5, closed Dec 25", undefined],
  ["daily 24-7", ["MoTuWeThFrSaSu 00:00-23:59"]],
  ["Mon-Sat 24 – 7", ["MoTuWeThFrSa 00:00-23:59"]],
  ["24x7", ["MoTuWeThFrSaSu 00:00-23:59"]],
  ["Mon 24:00-07:00", undefined],
  ["Mon 24-8", undefined],
  ["Mon 23:59-07:00", ["Mo 23:59-07:00"]],
  ["Mon 8-24", ["Mo 08:00-23:59"]],
  ["Mon 08:00-24:00", ["Mo 08:00-23:59"]],
  ["Mon 8-24:30", undefined],
  ["Mon 8-24.01", undefined],
  ["Fri 5pm-12", ["Fr 17:00-23:59"]],
  ["Fri 13:00-12", ["Fr 13:00-23:59"]],
  ["Fri 5pm-12:00", ["Fr 17:00-23:59"]],
  ["Fri 6pm-12.30", ["Fr 18:00-00:30"]],
  ["Fri 9pm-12pm", ["Fr 21:00-12:00"]],
  ["Sun-Thu 20:00-12:00", ["SuMoTuWeTh 20:00-12:00"]],
  ["Sat 8-12", ["Sa 08:00-12:00"]],
  ["Fri 12-12", undefined],
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
  ["Sun-Thu 8pm-10am", "Mon, Tue, Wed, Thu, Sun 20:00-10:00"],
  ["Mon-Fri 4am-1pm", "Mon-Fri 04:00-13:00"],
  ["Fri 12pm-9am", "Fri 12:00-09:00"],
  ["Fri 12pm-10am", "Fri 12:00 PM-10:00 AM"],
  ["Fri 12:15pm-noon", "Fri 12:15 PM-12:00 PM"],
  ["Fri 12:30pm-12:45pm", "Fri 12:30 PM-12:45 PM"],
  ["Thu 8-5; Fri 12pm-10am; Sat 12pm-10pm", "Thu 08:00-17:00; Fri 12:00 PM-10:00 AM; Sat 12:00-22:00"],
])("shows the hours of %j as %j, which has the same days and times", (typed, shown) => {
  const rows = readHours(typed) ?? [];
  const sorted = (all: typeof rows) => all.map((row) => ({ ...row, days: [...row.days].sort() }));
  expect(writeHours(rows)).toBe(shown);
  expect(sorted(readHours(shown) ?? [])).toEqual(sorted(rows));
});

it("reads back all times that the site may have", () => {
  const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, "0"));
  const clocks = [...hours.flatMap((hour) => ["00", "15", "30", "45"].map((minute) => `${hour}:${minute}`)), "23:59"];
  const rows = clocks.flatMap((opens) => clocks.map((closes) => ({ days: ["Monday"] as const, opens, closes })));
  const allowed = rows.filter((row) => openingHours.safeParse([row]).success);
  const times = allowed.map((row) => `Mo ${row.opens}-${row.closes}`);
  expect(times).toEqual(expect.arrayContaining(["Mo 08:00-17:00", "Mo 12:00-10:00", "Mo 20:00-00:00", "Mo 23:59-04:00"]));
  expect(allowed.map((row) => lines(writeHours([row]))?.join("; "))).toEqual(times);
});
