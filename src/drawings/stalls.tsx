import { INCHES, SIGN_INCHES, SLOPE_RUN } from "../content/parking-law";
import { fillIn } from "../content/placeholders";
import { dimensions, Frame, Lines, round, type DrawingProps } from "./frame";

const LEFT = 16;
const ROOM = 288;
const CURB = 44;
const STALL_END = 150;
const GROUND = 240;
const HATCH = 16;
/** A sign's height in the units of its post: 18 inches, the usual panel. */
const PANEL = 18;

/** What the description of the drawing holds. */
export const stallValues = () => ({ van: INCHES.van, aisle: INCHES.aisle, car: INCHES.car, sign: SIGN_INCHES, run: SLOPE_RUN });

/** Hatches the aisle from line to line. */
const hatch = (from: number, to: number): string => {
  const rise = Math.min((to - from) / 3, HATCH * 2);
  const count = Math.floor((STALL_END - CURB - rise) / HATCH);
  return Array.from(
    { length: count + 1 },
    (_, index) => `M${round(from)} ${round(CURB + rise + index * HATCH)}L${round(to)} ${CURB + index * HATCH}`,
  ).join("");
};

/** Draws the plan to scale, and below it the sign and the slope, the slope as steep as it is. */
export const AccessibleStalls = ({ words, alt }: DrawingProps<"accessibleStalls">) => {
  const scale = ROOM / (INCHES.van + INCHES.aisle + INCHES.car);
  const aisle = LEFT + INCHES.van * scale;
  const car = aisle + INCHES.aisle * scale;
  const end = LEFT + ROOM;
  const lines = [LEFT, aisle, car, end];
  const inches = (count: number): string => fillIn(words.inches, { count });
  const middle = (from: number, to: number): number => round((from + to) / 2);
  const foot = GROUND - SIGN_INCHES * Math.min(scale, 1);
  return (
    <Frame alt={alt} caption={words.caption} size={[320, 250]}>
      <Lines d={dimensions(lines, 26) + hatch(aisle, car)} />
      <Lines d={`M8 ${CURB}H312${lines.map((x) => `M${round(x)} ${CURB}V${STALL_END}`).join("")}`} width={3} />
      <text x={middle(LEFT, aisle)} y="17">
        {inches(INCHES.van)}
      </text>
      <text x={middle(aisle, car)} y="17">
        {inches(INCHES.aisle)}
      </text>
      <text x={middle(car, end)} y="17">
        {inches(INCHES.car)}
      </text>
      <text x={middle(LEFT, aisle)} y="102">
        {words.van}
      </text>
      <text x={middle(aisle, car)} y="167">
        {words.aisle}
      </text>
      <text x={middle(car, end)} y="102">
        {words.car}
      </text>
      <rect x="22" y={round(foot - PANEL)} width="12" height={PANEL} />
      <Lines d={`M28 ${GROUND}V${round(foot)}M8 ${GROUND}H100M48 ${GROUND}V${round(foot)}m-5 0h10`} />
      <text x="56" y={round((GROUND + foot) / 2 + 5)} textAnchor="start">
        {inches(SIGN_INCHES)}
      </text>
      <text x="46" y={round(foot - 5)} textAnchor="start">
        {words.sign}
      </text>
      <text x="228" y="222">
        {fillIn(words.slope, { run: SLOPE_RUN })}
      </text>
      <path d={`M148 ${GROUND}h160v${round(-160 / SLOPE_RUN)}z`} />
    </Frame>
  );
};
