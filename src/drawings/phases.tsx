import { Frame, Lines, TINT, type DrawingProps } from "./frame";

const LOT = { top: 52, bottom: 132, half: 74 } as const;
const PLANS = [4, 168] as const;

const hatch = (x: number): string => Array.from({ length: 4 }, (_, index) => `M${x} ${LOT.top + 20 + index * 20}l${LOT.half}-20`).join("");

/** A drive: a gap in the curb, and an arrow into the lot. */
const arrow = (x: number): string => `M${x} 152v-26m-5 7l5-7 5 7`;

/** Draws the lot twice: the hatched half is closed, cars come and go through the drive of the other. */
export const Phases = ({ words, alt }: DrawingProps<"phases">) => {
  const [left, right] = PLANS;
  const { half, top, bottom } = LOT;
  const closed = [left, right + half];
  const open = [left + half, right];
  return (
    <Frame alt={alt} caption={words.caption} size={[320, 156]}>
      <text x={left + half} y="16">
        {words.first}
      </text>
      <text x={right + half} y="16">
        {words.second}
      </text>
      <path fillOpacity={TINT} d={PLANS.map((x) => `M${x} 24h${2 * half}v24h-${2 * half}z`).join("")} />
      <Lines d={closed.map(hatch).join("") + open.map((x) => arrow(x + half / 2)).join("")} />
      <Lines d={PLANS.map((x) => `M${x} ${top}h${2 * half}V${bottom}h-${2 * half}zm${half} 0V${bottom}`).join("")} width={2} />
      {PLANS.map((x) => (
        <text key={x} x={x + half} y="41">
          {words.doors}
        </text>
      ))}
      {open.map((x) => (
        <text key={x} x={x + half / 2} y="96">
          {words.open}
        </text>
      ))}
      {closed.map((x) => (
        <text key={x} x={x + half / 2} y="150">
          {words.closed}
        </text>
      ))}
    </Frame>
  );
};
