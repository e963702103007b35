/** The chart of a year's temperatures, with the range in which sealer works. */
import { monthName } from "../format/dates";
import type { Range } from "../schema/figures";
import type { Language } from "../shared/languages";
import { required } from "../shared/required";
import { Frame, Lines, TINT, round, WIDTH, type ChartProps, type DiagramData, Text } from "./frame";

/** Name of the setting, for the error if it is missing. The diagram is only for companies that entered their climate. */
const SETTING = "year in settings/diagrams.yml";
/** Left end of the months, which follow the temperatures' labels. */
const LEFT = 38;
/** Width of a month. */
const COLUMN = 23;
/** Width of a month's bar. */
const BAR = 13;
/** Vertical position of the highest temperature. */
const TOP = 12;
/** Vertical position of the lowest temperature. */
const FLOOR = 142;
/** Half the width of the longest label under the storm months. */
const HALF_LABEL = 68;

/** Formats the storm months: July-August, or August. */
const monthsOf = ({ low, high }: Range, language: Language): string =>
  low === high ? monthName(low, language) : `${monthName(low, language)}-${monthName(high, language)}`;

/** Returns the left end of a month's column, counting from 0. */
const left = (month: number): number => LEFT + month * COLUMN;

/** Returns the position of a label under a line: centered, or aligned with the line's outer end near the edge of the diagram. */
const labelUnder = (start: number, end: number) => {
  const middle = (start + end) / 2;
  if (middle < HALF_LABEL) return { x: start, textAnchor: "start" } as const;
  return middle > WIDTH - HALF_LABEL ? ({ x: end, textAnchor: "end" } as const) : { x: middle };
};

/** Renders a line under the storm months. A season over New Year has two lines, and its label is under the first. */
const Storms = ({ label, low, high }: Range & Readonly<{ label: string }>) => {
  const [start, end] = [left(low - 1) + 3, left(high) - 3];
  const yearEnd = left(12) - 3;
  const isInOneYear = low <= high;
  return (
    <>
      <Lines d={isInOneYear ? `M${start} 166H${end}` : `M${start} 166H${yearEnd}M${left(0) + 3} 166H${end}`} width={3} />
      <Text {...labelUnder(start, isInOneYear ? end : yearEnd)} y="183" label={label} />
    </>
  );
};

/** Returns the values for the description's placeholders: each month's usual temperatures, and the storm months. */
export const yearValues = ({ diagrams, language }: DiagramData) => {
  const { months, storms } = required(diagrams.year, SETTING);
  return {
    storms: storms ? `${storms.label}: ${monthsOf(storms, language)}` : "",
    months: months.map(({ low, high }, index) => `${monthName(index + 1, language)} ${low}-${high}`).join(", "),
  };
};

/** Renders a bar for each month, from its usual low to its usual high: solid within the best range for sealing, tinted outside it. */
export const Year = ({ diagrams, facts, language, alt }: ChartProps) => {
  const { low, high } = facts.work.temperature;
  const { months, storms } = required(diagrams.year, SETTING);
  const least = Math.min(low, ...months.map((month) => month.low));
  const most = Math.max(high, ...months.map((month) => month.high));
  const height = (degrees: number): number => round(FLOOR - ((degrees - least) / (most - least)) * (FLOOR - TOP));
  const bars = (from: number, to: number): string =>
    months
      .map((month, index) => {
        const [bottom, top] = [Math.max(month.low, from), Math.min(month.high, to)];
        return bottom < top ? `M${left(index) + (COLUMN - BAR) / 2} ${height(bottom)}V${height(top)}h${BAR}V${height(bottom)}z` : "";
      })
      .join("");
  const right = left(months.length);
  const initialOf = (month: number): string => monthName(month, language).charAt(0).toUpperCase();
  return (
    <Frame alt={alt} height={storms ? 190 : 164}>
      <path fillOpacity={TINT / 2} d={`M${LEFT} ${height(low)}H${right}V${height(high)}H${LEFT}z`} />
      <path fillOpacity={TINT * 2} d={bars(least, low) + bars(high, most)} />
      <path d={bars(low, high)} />
      <Lines d={`M${LEFT} ${height(low)}H${right}M${LEFT} ${height(high)}H${right}`} />
      {[low, high].map((degrees) => (
        <Text key={degrees} x={LEFT - 4} y={height(degrees) + 5} textAnchor="end" label={`${degrees}°`} />
      ))}
      {months.map((_, index) => (
        <Text key={left(index)} x={left(index) + COLUMN / 2} y="159" label={initialOf(index + 1)} />
      ))}
      {storms && <Storms {...storms} />}
    </Frame>
  );
};
