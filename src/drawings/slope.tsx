import { Frame, Lines, TINT, type DrawingProps } from "./frame";

/** The three places, from the one to look at first: along the drive's edge, at the garage, at the gutter. */
const PLACES = [
  { x: 150, y: 84 },
  { x: 236, y: 46 },
  { x: 58, y: 122 },
] as const;

/** Draws a driveway from the street up to the garage, the water that runs down it, and three numbered places. */
export const SlopedDriveway = ({ words, alt }: DrawingProps<"slopedDriveway">) => {
  const lines = [words.first, words.second, words.third].map((text, index) => `${index + 1} ${text}`);
  return (
    <Frame alt={alt} caption={words.caption} size={[320, 214]}>
      <path fillOpacity={TINT} d="M4 124h44l8 6 8-6L236 50h80v98H4z" />
      <Lines d="M4 124h44l8 6 8-6L236 50h80M242 50V24l37-20 37 20v26" width={2} />
      <Lines d="M206 50L100 95m5-7l-5 7 9 1" />
      <text x="279" y="42">
        {words.garage}
      </text>
      <text x="140" y="62" textAnchor="end">
        {words.water}
      </text>
      {PLACES.map(({ x, y }, index) => (
        <text key={x} x={x} y={y + 22}>
          {index + 1}
        </text>
      ))}
      {lines.map((text, index) => (
        <text key={text} x="4" y={168 + index * 20} textAnchor="start">
          {text}
        </text>
      ))}
    </Frame>
  );
};
