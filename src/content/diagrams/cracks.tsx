import { Frame, Lines, TINT, round, type DrawingProps } from "./frame";

/** A quarter is 0.955 inch across (31 U.S.C. 5112(a)(2)). */
const COIN = 95.5;
/** Units of an inch. */
const INCH = 100;
const MARGIN = 8;
/** About the width of a letter, and the room around a word. */
const LETTER = 7.4;
const AROUND = 14;
const TOP = 106;
const BOTTOM = 166;

const inches = (fraction: string): number => {
  const [over = 0, under = 1] = fraction.split("/").map(Number);
  return over / under;
};

/** Draws a crack with ragged sides that are everywhere as far apart as it is wide. */
const crack = (x: number, width: number): string => {
  const side = `l5 15 -7 15 6 15 -4 15`;
  return `M${round(x)} ${TOP}${side}h${round(width)}l4-15-6-15 7-15-5-15z`;
};

const roomFor = (text: string): number => text.length * LETTER + AROUND;

/** Draws both widths and the coin at true size: its width is in inches, so that paper shows it so. */
export const CrackWidths = ({ words, facts, alt }: DrawingProps<"crackWidths">) => {
  const [from, to] = [inches(facts.work.crackFrom) * INCH, inches(facts.work.crackTo) * INCH];
  const zones = [roomFor(words.narrow), roomFor(words.between), roomFor(words.wide)] as const;
  const first = MARGIN + zones[0];
  const second = first + from + zones[1];
  const right = second + to + zones[2];
  const width = right + MARGIN;
  return (
    <Frame alt={alt} caption={words.caption} size={[width, 192]} width={`${round(width) / INCH}in`}>
      <circle cx={MARGIN + COIN / 2} cy="51" r={COIN / 2 - 0.75} fill="none" stroke="currentColor" strokeWidth="1.5" />
      <text x={MARGIN + COIN / 2} y="56">
        {words.coin}
      </text>
      <path fillOpacity={TINT} d={`M${MARGIN} ${TOP}H${round(right)}V${BOTTOM}H${MARGIN}z`} />
      <path d={crack(first, from) + crack(second, to)} />
      <Lines d={`M${MARGIN} ${TOP}H${round(right)}`} />
      <text x={round(MARGIN + zones[0] / 2)} y="141">
        {words.narrow}
      </text>
      <text x={round(first + from + zones[1] / 2)} y="141">
        {words.between}
      </text>
      <text x={round(right - zones[2] / 2)} y="141">
        {words.wide}
      </text>
      <text x={round(first + from / 2)} y="184">
        {words.from}
      </text>
      <text x={round(second + to / 2)} y="184">
        {words.to}
      </text>
    </Frame>
  );
};
