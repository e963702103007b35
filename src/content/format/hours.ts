/** Formats opening hours in all languages of the site. */
import { LANGUAGES, type Language } from "../shared/languages";
import { fillIn } from "../shared/placeholders";
import { weekdayDate } from "./dates";

/** The days of the week from Monday, as written in content files and structured data. */
export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** The patterns in `words.time` for a row of the hours table. */
interface RowWords {
  readonly open: string;
  readonly closed: string;
}

/**
 * How each language writes ranges: Mon-Fri and 7:00 AM-6:00 PM in English; "lunes a viernes" and "de 7:00 a.m. a 6:00 p.m." in Spanish.
 * `midnight` is the end of the day.
 */
const STYLES = {
  en: { weekday: "short", from: "", to: "-", allDay: "24 hours", midnight: "midnight" },
  es: { weekday: "long", from: "de ", to: " a ", allDay: "24 horas", midnight: "medianoche" },
} as const satisfies Readonly<Record<Language, unknown>>;

/** Formats a 24-hour time as 7:00 AM, or in Spanish as 7:00 a.m. */
export const formatClock = (time: string, language: Language = "en"): string => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return (
    new Date(Date.UTC(2024, 0, 1, hour, minute))
      .toLocaleTimeString(LANGUAGES[language].tag, { timeZone: "UTC", hour: "numeric", minute: "2-digit" })
      // Browsers put different kinds of spaces before AM.
      .replace(/\s/g, " ")
  );
};

type Weekday = (typeof WEEKDAYS)[number];

const dayName = (day: Weekday, weekday: "long" | "short", language: Language): string =>
  // January 1, 2024, is a Monday.
  new Date(Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(day))).toLocaleDateString(LANGUAGES[language].tag, { timeZone: "UTC", weekday });

/** Opening hours in 24-hour time, such as 07:00. The company is closed on days without a row. */
export type Week = readonly { readonly days: readonly string[]; readonly opens: string; readonly closes: string }[];

/**
 * Checks whether hours end on the next day, as for night work: 20:00 to 04:00. Structured data writes such hours the same way
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business#business-hours). Hours that open before noon, as in
 * 07:00 to 06:00, or close after noon on the next day, as in 18:00 to 13:00, are taken for typing mistakes.
 */
export const isOvernight = ({ opens, closes }: Pick<Week[number], "opens" | "closes">): boolean =>
  closes < opens && opens >= "12:00" && closes <= "12:00";

/** Closing times that mean midnight: the day's last minute, or the first minute of the next day. */
const MIDNIGHT: readonly string[] = ["23:59", "00:00"];

/** Formats the hours of one day; undefined if the company is closed on that day. */
const hoursOn = (day: string, week: Week, language: Language): string | undefined => {
  const row = week.find(({ days }) => days.includes(day));
  if (!row) return undefined;
  const { from, to, allDay, midnight } = STYLES[language];
  if (row.opens === "00:00" && row.closes === "23:59") return allDay;
  const end = MIDNIGHT.includes(row.closes) ? midnight : formatClock(row.closes, language);
  return `${from}${formatClock(row.opens, language)}${to}${end}`;
};

/** Returns the week's hours from Monday, with one row for consecutive days that have the same hours. Closed days have no `hours`. */
export const weeklyHours = (week: Week, language: Language) => {
  const runs: { first: Weekday; last: Weekday; hours: string | undefined }[] = [];
  for (const day of WEEKDAYS) {
    const hours = hoursOn(day, week, language);
    const run = runs.at(-1);
    if (run && run.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  const { weekday, to } = STYLES[language];
  return runs.map(({ first, last, hours }) => ({
    days:
      first === last ? dayName(first, "long", language) : `${dayName(first, weekday, language)}${to}${dayName(last, weekday, language)}`,
    hours,
  }));
};

const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const rowsInWords = (week: Week, { open, closed }: RowWords, language: Language): readonly string[] =>
  weeklyHours(week, language).map(({ days, hours }) => (hours ? fillIn(open, { days, hours }) : fillIn(closed, { days })));

/** A day on which the company is closed. `date` is written YYYY-MM-DD, and `reason` is in the page's language. */
export interface ClosedDay {
  readonly date: string;
  readonly reason?: string | undefined;
}

/** Formats a closed day: "Thursday, November 26, 2026 (Thanksgiving Day): closed". */
const closedDayLine = ({ date, reason }: ClosedDay, { closed }: RowWords, language: Language): string => {
  const day = weekdayDate(date, language) ?? date;
  return fillIn(closed, { days: reason ? `${day} (${reason})` : day });
};

/** Formats the hours of one day, such as "Saturday: 8:00 AM-4:00 PM"; undefined if the company is closed on that day. */
export const dayLine = (day: Weekday, week: Week, { open }: Pick<RowWords, "open">, language: Language): string | undefined => {
  const hours = hoursOn(day, week, language);
  return hours && capitalize(fillIn(open, { days: dayName(day, "long", language), hours }));
};

/** Formats each row of the hours table, then each closed day, as a line. */
export const hoursLines = (
  { hours, closedDays }: { readonly hours: Week; readonly closedDays: readonly ClosedDay[] },
  time: RowWords,
  language: Language,
): readonly string[] =>
  [...rowsInWords(hours, time, language), ...closedDays.map((day) => closedDayLine(day, time, language))].map(capitalize);
