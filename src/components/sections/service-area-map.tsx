import type { Settings } from "../../content/settings";
import { LANDMARKS, MAP_AREAS, MAP_VIEW, ROADS } from "./service-area-shapes";
import { OpenStreetMap } from "./open-street-map";
import { PageLink } from "../ui/page-link";
import * as styles from "./service-area-map.module.css";

/** Splits off the first word: "North Las Vegas" is shown as North, Las Vegas. */
const linesOf = (title: string, isStacked: boolean): readonly string[] => {
  const space = title.indexOf(" ");
  return isStacked && space > 0 ? [title.slice(0, space + 1), title.slice(space + 1)] : [title];
};

/** Renders a sketch of the valley with a link for each area whose shape it has, and OpenStreetMap's street map. */
export const ServiceAreaMap = ({ areas, streetMap }: Pick<Settings["business"], "areas" | "streetMap">) => {
  const drawn = areas.flatMap((area) => {
    const shape = MAP_AREAS[area.slug];
    return shape ? [{ ...area, ...shape, lines: linesOf(area.title, shape.isStacked ?? false) }] : [];
  });
  return (
    <div data-screen-only="">
      {drawn.length > 0 && (
        <div className={styles.drawing}>
          <img src="/valley.svg" width="580" height="420" alt="" loading="lazy" decoding="async" />
          {/* The names beside the map are the same links, so these are not in the tab order. */}
          <svg viewBox={MAP_VIEW} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <g>
              <path className={styles.background} d={drawn.map(({ outline }) => outline).join("")} />
              <path className={styles.road} d={ROADS} />
              <path className={styles.roadLine} d={ROADS} />
              {LANDMARKS.map(({ name, at: [x, y], isOnArea }) => (
                <text key={name} x={x} y={y} className={`${styles.landmark} ${isOnArea ? styles.onArea : ""}`}>
                  {name}
                </text>
              ))}
            </g>
            {drawn.map(({ slug, path, outline, label: [x, y], lines }) => (
              <PageLink key={slug} to={path} className={styles.area} tabIndex={-1}>
                <path d={outline} />
                <text y={y}>
                  {lines.map((line, index) => (
                    <tspan key={line} x={x} dy={index > 0 ? "1.1em" : undefined}>
                      {line}
                    </tspan>
                  ))}
                </text>
              </PageLink>
            ))}
          </svg>
        </div>
      )}
      {streetMap && <OpenStreetMap edges={streetMap} />}
    </div>
  );
};
