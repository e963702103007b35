/** Reads opening hours the way people write them: Mon-Fri 7am-5pm, Sat 8-noon, or Sun-Thu 8pm-4am for night work. */
import { formatClock, isOvernight, WEEKDAYS } from "../../src/content/format/hours";

/** One row of opening hours, with times such as 07:00. */
export interface HoursRow {
  readonly days: readonly (typeof WEEKDAYS)[number][];
  readonly opens: string;
  readonly closes: string;
}

const ALL_DAY = { opens: "00:00", closes: "23:59" } as const;
/** Times in minutes since midnight. A closing time of midnight is stored as the last minute of the day. */
const [NOON, LAST_MINUTE] = [12 * 60, 24 * 60 - 1];
/** Matches the name or abbreviation of a day. */
const DAY = /(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?/;
const TIME = /(?:\d{1,2}(?:[:.]\d{2})?\s*(?:[ap](?:\.?\s*m\.?)?)?|noon|midnight)/;
/** Matches hours around the clock. */
const NONSTOP = /(?:24 ?(?:hours?|hrs?|h)|all day|24\s*[/x×–—-]\s*7)/;
/** Matches text that is hours around the clock and nothing else. */
const ALWAYS = new RegExp(`^(?:open\\s+)?${NONSTOP.source}$`, "i");
/**
 * Matches what is written between two rows. A comma starts a new row only right after hours or the word "closed": "Mon, Wed 8-5" is one row,
 * and in "closed Sunday, Sat 9-1" it is not clear which days the hours belong to.
 */
const BETWEEN_ROWS = new RegExp(`\\s*(?:;|\\n|(?<=${TIME.source}|${NONSTOP.source}|closed),)\\s*`, "i");
/** Matches a part that names days off, such as "closed Sundays", and no time. */
const CLOSED = /^closed\b(?!.*(?:\d|noon|midnight))/is;
/** Matches what is written between two days or two times. */
const TO = /\s*(?:-|–|—|to|until|till|through|thru)\s*/;
/** Matches the days at the start of a row. */
const DAYS = new RegExp(`^(?:${DAY.source}(?:${TO.source}${DAY.source})?(?:\\s*(?:,|&|and|\\+|/)\\s*)?)+`, "i");
/** Matches an opening time and a closing time. */
const RANGE = new RegExp(`^(?:from\\s+)?(${TIME.source})${TO.source}(${TIME.source})$`, "i");

const dayIndex = (text: string): number => WEEKDAYS.findIndex((day) => day.toLowerCase().startsWith(text.slice(0, 3).toLowerCase()));

/** Returns the days in text such as Mon-Fri or Sat and Sun. */
const daysIn = (text: string) => {
  const spans = text.matchAll(new RegExp(`(${DAY.source})(?:${TO.source}(${DAY.source}))?`, "gi"));
  return [...spans].flatMap(([, first = "", last = first]) => {
    const [from, to] = [dayIndex(first), dayIndex(last)];
    return to >= from ? WEEKDAYS.slice(from, to + 1) : [...WEEKDAYS.slice(from), ...WEEKDAYS.slice(0, to + 1)];
  });
};

/**
 * Returns minutes since midnight; undefined if there is no such time, such as 13pm. `isLate` reads a bare 5 as 5 PM, and midnight (also 12 AM)
 * as the last minute of the day.
 */
const minutesOf = (text: string, isLate: boolean): number | undefined => {
  if (/noon/i.test(text)) return NOON;
  if (/midnight/i.test(text)) return isLate ? LAST_MINUTE : 0;
  const { hour = "", minute = "0", half } = /^(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?\s*(?<half>[ap])?/i.exec(text)?.groups ?? {};
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (minutes > 59 || hours * 60 + minutes > 24 * 60 || (half && (hours > 12 || hours === 0))) return undefined;
  if (hours === 24) return LAST_MINUTE;
  if (half) {
    const time = (hours % 12) * 60 + minutes + (half.toLowerCase() === "p" ? NOON : 0);
    return isLate && time === 0 ? LAST_MINUTE : time;
  }
  return (isLate && hours < 12 && !hour.startsWith("0") ? hours + 12 : hours) * 60 + minutes;
};

const clock = (minutes: number): string => {
  const text = (part: number) => String(part).padStart(2, "0");
  return `${text(Math.floor(minutes / 60))}:${text(minutes % 60)}`;
};

/**
 * Returns the times in text such as 7am-5pm; undefined if there are none. Reads a closing time first as typed, then as PM, because "8-5" ends
 * at 5 PM. Accepts a closing time before the opening time only for a night, such as 8pm-4am. Does not guess whether 1-5 or
 * 5-9pm starts in the morning or in the afternoon.
 */
const timesIn = (text: string): Pick<HoursRow, "opens" | "closes"> | undefined => {
  if (ALWAYS.test(text)) return ALL_DAY;
  const range = RANGE.exec(text);
  if (!range) return undefined;
  const [, from = "", to = ""] = range;
  const opens = minutesOf(from, false);
  // Midnight is an opening time, but not if it is typed as 24:00, the end of a day.
  if (opens === undefined || from.startsWith("24")) return undefined;
  // In 24-hour time, as in 20:00-10:00, a closing time is never PM.
  const is24Hour = /^(?:1[3-9]|2\d)[:.]/.test(from) && /[:.]/.test(to);
  // After an opening time in the afternoon, a bare 12 is midnight.
  const end = opens > NOON && !is24Hour && /^12(?:[:.]\d{2})?\s*$/.test(to) ? `${to}am` : to;
  const ends = [minutesOf(end, false), is24Hour ? undefined : minutesOf(end, true)].flatMap((minutes) => minutes ?? []);
  // A bare opening time, as in 1-5 or 5-9pm, may also be PM, unless the closing time is written like 17:00.
  const mayBePm = /^[1-9](?:[:.]\d{2})?\s*$/.test(from) && !/^(?:1[3-9]|2\d)/.test(to);
  if (mayBePm && opens + NOON < Math.max(...ends)) return undefined;
  const isNight = (minutes: number): boolean => isOvernight({ opens: clock(opens), closes: clock(minutes) });
  const closes = ends.find((minutes) => minutes > opens) ?? ends.find(isNight);
  return closes === undefined ? undefined : { opens: clock(opens), closes: clock(closes) };
};

/**
 * Returns the rows of opening hours, or undefined if a part cannot be read. Understands 7am, 7a, 7:30 AM, 16:30, noon, "24 hours",
 * "24/7", "daily", "weekdays", "M-F", "closed", and nights such as 8pm-4am.
 */
export const readHours = (typed: string): readonly HoursRow[] | undefined => {
  const text = typed
    .trim()
    .replace(/\bevery ?day\b|\bdaily\b|\b7 days(?: a week)?\b/gi, "Mon-Sun")
    .replace(/\bweekdays?\b|\bm\s*[-–—]\s*f\b/gi, "Mon-Fri")
    .replace(/\bweekends?\b/gi, "Sat-Sun");
  if (ALWAYS.test(text)) return [{ days: WEEKDAYS, ...ALL_DAY }];
  const rows: HoursRow[] = [];
  const parts = text.split(BETWEEN_ROWS).filter(Boolean);
  for (const part of parts) {
    if (CLOSED.test(part)) continue;
    const days = DAYS.exec(part)?.[0] ?? "";
    const rest = part.slice(days.length).replace(/^[\s:,]+/, "");
    if (days !== "" && /^closed$/i.test(rest)) continue;
    const times = timesIn(rest);
    if (days === "" || !times) return undefined;
    rows.push({ days: daysIn(days), ...times });
  }
  return rows.length > 0 ? rows : undefined;
};

/** Returns days in the order of the week as people write them: Mon-Fri, or Mon, Wed. */
const daysText = (days: readonly string[]): string => {
  const names = WEEKDAYS.filter((day) => days.includes(day)).map((day) => day.slice(0, 3));
  const [first = "", last = ""] = [names[0], names.at(-1)];
  const isSpan = names.length > 2 && dayIndex(last) - dayIndex(first) === names.length - 1;
  return isSpan ? `${first}-${last}` : names.join(", ");
};

/** Returns a row's times in 24-hour time or, if `timesIn` would read that as other times, with AM and PM: 12:00 PM-10:00 AM. */
const timesText = ({ opens, closes }: Pick<HoursRow, "opens" | "closes">): string => {
  const text = `${opens}-${closes}`;
  return timesIn(text)?.closes === closes ? text : `${formatClock(opens)}-${formatClock(closes)}`;
};

/** Returns opening hours as one line that `readHours` reads back, such as Mon-Fri 07:00-17:00; Sat 08:00-12:00. */
export const writeHours = (rows: readonly HoursRow[]): string =>
  rows.map(({ days, ...times }) => `${daysText(days)} ${timesText(times)}`).join("; ");
