/** Lays out what stands on a share picture: the sign, the company's name and the page's heading, over the page's picture. */
import { SHARE_PICTURE } from "../../../seo/urls";
import { SIGN } from "../../../components/styles/sign";

/** Name under which satori knows the site's font. */
export const FONT_NAME = "Archivo";

const DARK = "14, 13, 12";

/** Sizes of the heading in pixels, by the number of characters it may have at most: 90 is the longest a page may have. */
const HEADING_SIZES = [
  { upTo: 34, pixels: 84 },
  { upTo: 60, pixels: 70 },
  { upTo: Infinity, pixels: 58 },
] as const;

const headingSize = (heading: string): number => HEADING_SIZES.find(({ upTo }) => heading.length <= upTo)?.pixels ?? 58;

interface ShareLayoutProps {
  readonly heading: string;
  /** The company's short name. */
  readonly name: string;
}

/** Makes the layer over the picture. satori turns it into an SVG of plain shapes: it knows flexbox and inline styles only. */
export const shareLayout = ({ heading, name }: ShareLayoutProps) => (
  <div
    style={{
      ...SHARE_PICTURE,
      boxSizing: "border-box",
      display: "flex",
      flexDirection: "column",
      justifyContent: "space-between",
      padding: 64,
      fontFamily: FONT_NAME,
      color: "#fdfcf9",
      backgroundImage: `linear-gradient(180deg, rgba(${DARK}, 0.6) 0%, rgba(${DARK}, 0.12) 40%, rgba(${DARK}, 0.8) 70%, rgba(${DARK}, 0.94) 100%)`,
    }}
  >
    <div style={{ display: "flex", alignItems: "center", gap: 20, fontSize: 34 }}>
      <svg width="64" height="64" viewBox={`0 0 ${SIGN.size} ${SIGN.size}`}>
        <rect width={SIGN.size} height={SIGN.size} rx={SIGN.radius} fill={SIGN.background} />
        <path d={SIGN.path} fill={SIGN.ink} />
      </svg>
      {name}
    </div>
    <div style={{ display: "flex", flexDirection: "column" }}>
      <div style={{ display: "flex", width: 160, height: 8, backgroundColor: SIGN.background, marginBottom: 8 }} />
      <div style={{ display: "flex", width: 160, height: 8, backgroundColor: SIGN.background, marginBottom: 32 }} />
      <div style={{ display: "block", lineClamp: 4, fontSize: headingSize(heading), lineHeight: 1.08, letterSpacing: "-0.01em" }}>
        {heading}
      </div>
    </div>
  </div>
);
