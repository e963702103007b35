import type { Settings } from "../../content/settings";
import { OpenStreetMap } from "./open-street-map";
import { PageLink } from "../ui/page-link";
import * as styles from "./service-area-map.module.css";

/**
 * The sketch map's view box: 580 x 420 units, with north at the top. Shapes are drawn over the land in static/valley.svg, which loads
 * lazily. A phone shows the middle 400 units, which include every area. The map is not to scale: areas are stretched to fit their names,
 * and Boulder City is closer than in reality.
 */
const MAP_VIEW = "-90 0 580 420";

interface AreaShape {
  readonly outline: string;
  /** Center of the first line of the name. */
  readonly label: readonly [number, number];
  /** Whether the name is split into two lines, because the area is narrow. */
  readonly isStacked?: boolean;
}

/** Shapes by area slug. An area without a shape appears only in the list beside the map. */
const MAP_AREAS: Readonly<Record<string, AreaShape>> = {
  summerlin: { outline: "M14 98H34V88H96V196H84V208H30V190H14Z", label: [55, 153] },
  "las-vegas": { outline: "M56 26H96V16H164V44H176V108H228V188H150V200H112V80H70V66H56Z", label: [169, 153] },
  "north-las-vegas": { outline: "M190 22H214V12H286V28H318V80H298V98H190Z", label: [254, 52], isStacked: true },
  paradise: { outline: "M150 214H228V204H246V222H262V264H246V278H150Z", label: [205, 251] },
  enterprise: { outline: "M36 262H62V250H136V292H148V350H120V362H70V344H36Z", label: [92, 312] },
  henderson: { outline: "M162 294H258V280H276V262H300V284H318V312H328V352H304V366H270V378H222V364H184V346H162Z", label: [244, 333] },
  "boulder-city": { outline: "M331 366H346V354H399V404H380V414H331Z", label: [365, 384], isStacked: true },
};

/** Minimum number of areas on the map. One or two may be places in another state: several states have a Henderson or an Enterprise. */
const MIN_AREAS = 3;

/** Interstate 15, US 95 with Interstate 11, and the 215 Beltway. */
const ROADS =
  "M346 0C322 30 292 58 262 86S208 120 196 160 144 200 144 244 138 340 116 420" +
  "M24 0C48 28 82 62 104 92S172 128 198 152 240 186 256 232 276 276 308 316 352 372 490 400" +
  "M300 54C262 34 222 30 182 36S104 36 103 90 98 200 108 230 132 286 168 286 236 288 286 300";

interface Landmark {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Slug of the area that has the landmark. If the map shows the area, the landmark is on the area's dark background. */
  readonly area?: string;
}

/** Landmarks for orientation, hidden on narrow screens. */
const LANDMARKS: readonly Landmark[] = [
  { name: "Red Rock", x: -52, y: 176 },
  { name: "Lake Mead", x: 440, y: 200 },
  { name: "I-15", x: 354, y: 18 },
  { name: "US 95", x: 12, y: 24 },
  { name: "215", x: 90, y: 232 },
  { name: "The Strip", x: 182, y: 227, area: "paradise" },
  { name: "Airport", x: 222, y: 270, area: "paradise" },
];

/** Returns the lines of an area's name. A stacked name breaks after its first word: "North" and "Las Vegas". */
const linesOf = (title: string, isStacked: boolean): readonly string[] => {
  const space = title.indexOf(" ");
  return isStacked && space > 0 ? [title.slice(0, space + 1), title.slice(space + 1)] : [title];
};

type Areas = Settings["business"]["areas"];

/** Returns the areas that have a shape, each with its shape. */
const drawnAreas = (areas: Areas) =>
  areas.flatMap((area) => {
    const shape = MAP_AREAS[area.slug];
    return shape ? [{ ...area, ...shape, lines: linesOf(area.title, shape.isStacked ?? false) }] : [];
  });

/** Checks whether enough areas have a shape for a sketch map. */
export const canSketch = (areas: Areas): boolean => drawnAreas(areas).length >= MIN_AREAS;

/** Renders a sketch of the valley with a link for each area that has a shape, and OpenStreetMap's street map below. */
export const ServiceAreaMap = ({ areas, streetMap }: Pick<Settings["business"], "areas" | "streetMap">) => {
  const drawn = drawnAreas(areas);
  return (
    <div data-screen-only="">
      <div className={styles.drawing}>
        <img src="/valley.svg" width="580" height="420" alt="" loading="lazy" decoding="async" />
        {/* The list beside the map has the same links, so the links on the map are not in the tab order. */}
        <svg viewBox={MAP_VIEW} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <g>
            <path className={styles.background} d={drawn.map(({ outline }) => outline).join("")} />
            <path className={styles.road} d={ROADS} />
            <path className={styles.roadLine} d={ROADS} />
            {/* A space after each name separates the names in text browsers. */}
            {LANDMARKS.map(({ name, x, y, area }) => (
              <text key={name} x={x} y={y} className={`${styles.landmark} ${drawn.some(({ slug }) => slug === area) ? styles.onArea : ""}`}>
                {name}{" "}
              </text>
            ))}
          </g>
          {drawn.map(({ slug, path, outline, label: [x, y], lines }) => (
            <PageLink key={slug} to={path} className={styles.area} tabIndex={-1}>
              <path d={outline} />
              <text y={y}>
                {lines.map((line, index) => (
                  <tspan key={line} x={x} dy={index > 0 ? "1.1em" : undefined}>
                    {line}{" "}
                  </tspan>
                ))}
              </text>
            </PageLink>
          ))}
        </svg>
      </div>
      {streetMap && <OpenStreetMap edges={streetMap} />}
    </div>
  );
};
