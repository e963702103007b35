import { Frame, Lines, TINT, type DrawingProps } from "./frame";

const HALVES = [8, 168];

/** Draws stones in binder: a row of dots is a dashed line with round ends. */
export const Coat = ({ words, alt }: DrawingProps<"coat">) => (
  <Frame alt={alt} caption={words.caption} size={[320, 176]}>
    <text x="80" y="16">
      {words.bare}
    </text>
    <text x="240" y="16">
      {words.sealed}
    </text>
    <path fillOpacity={TINT} d={HALVES.map((x) => `M${x} 48h144v84h-144z`).join("")} />
    <path
      fill="none"
      stroke="currentColor"
      strokeOpacity=".5"
      strokeWidth="20"
      strokeLinecap="round"
      strokeDasharray="0 27"
      d={HALVES.map((x) => `M${x + 18} 62h126M${x + 31} 88h100M${x + 18} 114h126`).join("")}
    />
    <path d="M168 44h144v6h-144z" />
    <Lines d="M36 24v34m-4-6l4 6 4-6M120 24v34m-4-6l4 6 4-6M196 24v18m-4-6l4 6 4-6M280 24v18m-4-6l4 6 4-6M26 148v-30M120.5 148v-30M160 148V47h8" />
    <text x="8" y="162" textAnchor="start">
      {words.stone}
    </text>
    <text x="118" y="162">
      {words.binder}
    </text>
    <text x="158" y="162" textAnchor="start">
      {words.film}
    </text>
  </Frame>
);
