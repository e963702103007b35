/** Weekly opening hours, and the dates on which the company is closed. */
import { z } from "zod";
import { isOvernight, WEEKDAYS } from "../format/hours";
import { calendarDate, group, pattern, shortText } from "./fields";

const clock = (title: string, description: string) =>
  pattern(
    title,
    description,
    /^(?:(?:[01]\d|2[0-3]):(?:00|15|30|45)|23:59)$/,
    "a time on the quarter hour, such as 07:00 or 18:30, or 23:59 for midnight",
  ).meta({ widget: "clock" });

/** One row of the opening hours. Days without a row are closed. The editor expands rows, because a collapsed row cannot show its days. */
const openingHoursSchema = group("Hours", {
  days: z.array(z.enum(WEEKDAYS)).min(1).meta({ title: "Days", description: "Days with these hours.", widget: "select" }),
  opens: clock("Opens", "When you open."),
  closes: clock("Closes", "When you close. For night work, enter a time up to noon: it is on the next day. Enter 11:59 PM for midnight."),
})
  .refine(({ opens, closes }) => opens < closes || isOvernight({ opens, closes }), {
    error: "for night work, a time up to noon on the next day; otherwise, a time later than the opening time",
    path: ["closes"],
  })
  .meta({ collapsed: false, summary: "{{fields.opens}} to {{fields.closes}}" });

/** Reports a night's hours that end after the next day's hours have begun. */
const nightsEndInTime = (
  week: readonly { readonly days: readonly string[]; readonly opens: string; readonly closes: string }[],
  context: z.RefinementCtx,
): void => {
  for (const [row, hours] of week.entries()) {
    if (!isOvernight(hours)) continue;
    const next = hours.days.map((day) => WEEKDAYS[(WEEKDAYS.findIndex((each) => each === day) + 1) % WEEKDAYS.length]);
    const early = week.find(
      ({ days, opens }) => opens < hours.closes && days.some((day) => next.includes(day as (typeof WEEKDAYS)[number])),
    );
    if (early)
      context.addIssue({
        code: "custom",
        path: [row, "closes"],
        message: `at most ${early.opens}, when the next day's hours begin`,
        input: week,
      });
  }
};

/** Reports days that occur twice, whether in one row or in two. Pages show only one row per day. */
const eachWeekdayOnce = (week: readonly { readonly days: readonly string[] }[], context: z.RefinementCtx): void => {
  const all = week.flatMap(({ days }, row) => days.map((day, place) => ({ day, path: [row, "days", place] })));
  const message = "a day that has no hours yet";
  for (const [index, { day, path }] of all.entries())
    if (all.findIndex((other) => other.day === day) < index) context.addIssue({ code: "custom", path, message, input: week });
};

/** Rows of the opening hours. */
export const openingHours = z
  .array(openingHoursSchema)
  .min(1)
  .superRefine(eachWeekdayOnce)
  .superRefine(nightsEndInTime)
  .meta({ title: "Opening hours", description: "Days without a row are closed." });

const closedDaySchema = group("Closed day", {
  date: calendarDate("Date", "A day on which you are closed all day."),
  reason: shortText("Reason", "Such as Thanksgiving Day.", 60),
  spanishReason: shortText("Reason in Spanish", "For Spanish pages. Leave empty to show only the date there.", 60).optional(),
}).meta({ summary: "{{fields.date | date('MMM D, YYYY')}}: {{fields.reason}}" });

/** Reports dates that are listed twice. */
const eachClosedDateOnce = (closed: readonly { readonly date: string }[], context: z.RefinementCtx): void => {
  for (const [row, { date }] of closed.entries()) {
    if (closed.findIndex((other) => other.date === date) < row)
      context.addIssue({ code: "custom", path: [row, "date"], message: "a date that no other closed day has", input: closed });
  }
};

/** Dates on which the company is closed despite its opening hours. */
export const closedDays = z
  .array(closedDaySchema)
  .superRefine(eachClosedDateOnce)
  .meta({
    title: "Closed days",
    description: "Holidays and similar days. Visitors and search engines see each closed day with the opening hours until the day is over.",
  })
  .default([]);
