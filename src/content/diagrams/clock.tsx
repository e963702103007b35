import { Frame, Lines, TINT, round, type ChartProps, Text } from "./frame";

const LEFT = 8;
const END = 298;
/** Length of the scale as a multiple of its last number. Greater than 1, so that the bars end with open time. */
const BEYOND = 1.12;
/** Minimum distance between the numbers on the scale. */
const APART = 24;
const BAR = 20;

/** Renders one bar for walking and one for driving, on a scale of hours: solid is closed, shaded is uncertain, empty is open. */
export const CuringClock = ({ diagrams: { curingClock: words }, facts, alt }: ChartProps) => {
  const { walkHours, driveHours } = facts.work;
  const last = Math.max(walkHours, driveHours.high) * BEYOND;
  const place = (hours: number): number => round(LEFT + (hours / last) * (END - LEFT));
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
      <path d={`M${LEFT} 23H${place(walkHours)}v${BAR}H${LEFT}zM${LEFT} 79H${place(driveHours.low)}v${BAR}H${LEFT}z`} />
      <path fillOpacity={TINT * 2} d={`M${place(driveHours.low)} 79H${place(driveHours.high)}v${BAR}H${place(driveHours.low)}z`} />
      <Lines
        d={`M${LEFT} 23H${END}v${BAR}H${LEFT}zM${LEFT} 79H${END}v${BAR}H${LEFT}zM${LEFT} 112H${END}${ticks.map((hours) => `M${place(hours)} 108v8`).join("")}`}
      />
      {ticks.map((hours) => (
        <Text key={hours} x={place(hours)} y="132" label={hours} />
      ))}
      <Text x="320" y="132" textAnchor="end" label={words.hours} />
    </Frame>
  );
};
