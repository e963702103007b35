import { Frame, Lines, TINT, round, type ChartProps, Text } from "./frame";

const LEFT = 8;
const ROOM = 290;
/** Length of the scale, relative to the last hour, so that it shows the open time after it. */
const BEYOND = 1.12;
/** Minimum distance of numbers. */
const APART = 24;
const BAR = 20;

/** Renders two bars on a scale of hours: solid is closed, shaded is uncertain, empty is open. */
export const CuringClock = ({ diagrams: { curingClock: words }, facts, alt }: ChartProps) => {
  const { walkHours, driveHours } = facts.work;
  const last = Math.max(walkHours, driveHours.high) * BEYOND;
  const place = (hours: number): number => round(LEFT + (hours / last) * ROOM);
  const ticks = [0, walkHours, driveHours.low, driveHours.high]
    .sort((a, b) => a - b)
    .reduce<readonly number[]>(
      (kept, hours) => (kept.length > 0 && place(hours) - place(kept.at(-1) ?? 0) < APART ? kept : [...kept, hours]),
      [],
    );
  const end = LEFT + ROOM;
  return (
    <Frame alt={alt} height={146}>
      <Text x={LEFT} y="15" textAnchor="start">
        {words.feet}
      </Text>
      <Text x={LEFT} y="71" textAnchor="start">
        {words.cars}
      </Text>
      <path d={`M${LEFT} 23H${place(walkHours)}v${BAR}H${LEFT}zM${LEFT} 79H${place(driveHours.low)}v${BAR}H${LEFT}z`} />
      <path fillOpacity={TINT * 2} d={`M${place(driveHours.low)} 79H${place(driveHours.high)}v${BAR}H${place(driveHours.low)}z`} />
      <Lines
        d={`M${LEFT} 23H${end}v${BAR}H${LEFT}zM${LEFT} 79H${end}v${BAR}H${LEFT}zM${LEFT} 112H${end}${ticks.map((hours) => `M${place(hours)} 108v8`).join("")}`}
      />
      {ticks.map((hours) => (
        <Text key={hours} x={place(hours)} y="132">
          {hours}
        </Text>
      ))}
      <Text x="320" y="132" textAnchor="end">
        {words.hours}
      </Text>
    </Frame>
  );
};
