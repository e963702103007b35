import { Frame, Lines, TINT, round, type DrawingProps } from "./frame";

/** How thick old asphalt and base are drawn. */
const OLD = 44;
const BASE = 34;
/** Units of an inch, as far as a very thick overlay leaves room for it. */
const INCH = 16;
const MOST = 64;

/** Draws three jobs side by side: solid is new. */
export const Layers = ({ words, facts, alt }: DrawingProps<"layers">) => {
  const overlay = round(Math.min(facts.work.overlayInches.high * INCH, MOST));
  const surface = overlay + 28;
  const bottom = surface + OLD;
  return (
    <Frame alt={alt} caption={words.caption} size={[320, bottom + 60]}>
      <text x="52" y="16">
        {words.seal}
      </text>
      <text x="160" y="16">
        {words.overlay}
      </text>
      <text x="268" y="16">
        {words.repave}
      </text>
      <path fillOpacity={TINT * 2} d={`M4 ${surface}h96v${OLD}H4zM112 ${surface}h96v${OLD}h-96z`} />
      <path fillOpacity={TINT / 2} d={`M4 ${bottom}h312v${BASE}H4z`} />
      <path d={`M4 ${surface}v-3h96v3zM112 ${surface}v${-overlay}h96v${overlay}zM220 ${surface}h96v${OLD}h-96z`} />
      <Lines d={`M4 ${surface}H316M4 ${bottom}H316`} />
      <text x="52" y={surface + 27}>
        {words.old}
      </text>
      <text x="160" y={surface + 27}>
        {words.old}
      </text>
      <text x="160" y={bottom + 22}>
        {words.base}
      </text>
      <text x="52" y={bottom + 52}>
        {words.film}
      </text>
      <text x="160" y={bottom + 52}>
        {words.inches}
      </text>
      <text x="268" y={bottom + 52}>
        {words.anew}
      </text>
    </Frame>
  );
};
