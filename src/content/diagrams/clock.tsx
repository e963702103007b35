import { Frame, Lines, TINT, round, WIDTH, type ChartProps, Text } from "./frame";

const LEFT = 8;
/** Right end of the bars and the scale. The word for hours follows the scale. */
const END = 298;
/** Length of the scale as a multiple of its highest number. Greater than 1, so that the bars end with open time. */
const BEYOND = 1.12;
/** Minimum distance between the numbers on the scale. */
const APART = 24;
/** Height of a bar. */
const BAR = 20;
/** Top of the bar for walking. */
const WALK = 23;
/** Top of the bar for driving. */
const DRIVE = 79;
/** Vertical position of the scale. */
const SCALE = 112;

const bar = (top: number, from: number, to: number): string => `M${from} ${top}H${to}v${BAR}H${from}z`;

/** Renders one bar for walking and one for driving, on a scale of hours: solid is closed, shaded is uncertain, empty is open. */
export const CuringClock = ({ diagrams: { curingClock: words }, facts, alt }: ChartProps) => {
  const { walkHours, driveHours } = facts.work;
  // Hours at the right end of the scale.
  const scaleHours = Math.max(walkHours, driveHours.high) * BEYOND;
  const place = (hours: number): number => round(LEFT + (hours / scaleHours) * (END - LEFT));
  const ticks = [0, walkHours, driveHours.low, driveHours.high]
    .sort((a, b) => a - b)
    .reduce<readonly number[]>(
      (kept, hours) => (kept.length > 0 && place(hours) - place(kept.at(-1) ?? 0) < APART ? kept : [...kept, hours]),
      [],
    );
  return (
    <Frame alt={alt} height={146}>
      <Text x={LEFT} y="15" textAnchor="start" label={words.feet} />
      <Text x={LEFT} y="71" textAnchor="start" label={words.cars} />
      <path d={bar(WALK, LEFT, place(walkHours)) + bar(DRIVE, LEFT, place(driveHours.low))} />
      <path fillOpacity={TINT * 2} d={bar(DRIVE, place(driveHours.low), place(driveHours.high))} />
      <Lines
        d={`${bar(WALK, LEFT, END)}${bar(DRIVE, LEFT, END)}M${LEFT} ${SCALE}H${END}${ticks.map((hours) => `M${place(hours)} ${SCALE - 4}v8`).join("")}`}
      />
      {ticks.map((hours) => (
        <Text key={hours} x={place(hours)} y="132" label={hours} />
      ))}
      <Text x={WIDTH} y="132" textAnchor="end" label={words.hours} />
    </Frame>
  );
};
