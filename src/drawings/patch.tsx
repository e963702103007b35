import { Frame, Lines, TINT, type DrawingProps } from "./frame";

/** Corners of the four pictures. */
const AT = [
  [6, 24],
  [166, 24],
  [6, 136],
  [166, 136],
] as const;

/** Draws the four steps of a patch: shaded is old asphalt, solid is new. */
export const PatchSteps = ({ words, alt }: DrawingProps<"patchSteps">) => {
  const [cut, clean, fill, roll] = AT;
  const names = [words.cut, words.clean, words.fill, words.roll];
  const at = ([x, y]: readonly [number, number], path: string): string => `M${x} ${y}${path}`;
  return (
    <Frame alt={alt} caption={words.caption} size={[320, 226]}>
      {AT.map(([x, y], index) => (
        <text key={names[index]} x={x + 74} y={y - 8}>
          {names[index]}
        </text>
      ))}
      <path fillOpacity={TINT / 2} d={AT.map(([x, y]) => `M${x} ${y + 54}h148v24h-148z`).join("")} />
      <path
        fillOpacity={TINT * 2}
        d={
          at(cut, "m0 24h56l6 10 4 12 10 8 12-6 6-14 4-10h50v30H6z") +
          [clean, fill, roll].map(([x, y]) => `M${x} ${y + 24}h42v30h-42zM${x + 106} ${y + 24}h42v30h-42z`).join("")
        }
      />
      <path d={`M${fill[0] + 42} ${fill[1] + 40}h64v14h-64zM${roll[0] + 42} ${roll[1] + 24}h64v30h-64z`} />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray="4 3"
        d={`M${cut[0] + 42} ${cut[1] + 4}v50M${cut[0] + 106} ${cut[1] + 4}v50`}
      />
      <Lines d={AT.map(([x, y]) => `M${x} ${y + 54}h148`).join("") + `M${fill[0] + 74} ${fill[1] + 4}v28m-5-8l5 8 5-8`} />
      <circle cx={roll[0] + 74} cy={roll[1] + 12} r="11" fill="none" stroke="currentColor" strokeWidth="2" />
    </Frame>
  );
};
