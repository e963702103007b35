/** Says the opening hours the way Americans read them. */
import { WEEKDAYS } from "./weekdays";

/** A row of the hours table. `hours` is undefined on days that are closed. */
export interface HoursRow {
  readonly days: string;
  readonly hours: string | undefined;
}

const QUARTERS = ["00", "15", "30", "45"];

/** The times at which a company may open or close, as files write them: each quarter of an hour, and the last minute of the day. */
export const CLOCK_TIMES: readonly string[] = [
  ...Array.from({ length: 24 }, (_, hour) => QUARTERS.map((minute) => `${String(hour).padStart(2, "0")}:${minute}`)).flat(),
  "23:59",
];

/** Writes 24-hour time as 7:00 AM. */
export const formatClock = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
};

const short = (day: string): string => day.slice(0, 3);

/** Opening hours, in 24-hour time such as 07:00. Days that no row names are closed. */
export type Week = readonly { readonly days: readonly string[]; readonly opens: string; readonly closes: string }[];

const hoursOn = (day: string, week: Week): string | undefined => {
  const row = week.find(({ days }) => days.includes(day));
  return row && `${formatClock(row.opens)}-${formatClock(row.closes)}`;
};

/** Lists the week's hours from Monday, neighboring days with the same hours in one row. */
export const weeklyHours = (week: Week): readonly HoursRow[] => {
  const runs: { first: string; last: string; hours: string | undefined }[] = [];
  for (const day of WEEKDAYS) {
    const hours = hoursOn(day, week);
    const run = runs.at(-1);
    if (run && run.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs.map(({ first, last, hours }) => ({ days: first === last ? first : `${short(first)}-${short(last)}`, hours }));
};
