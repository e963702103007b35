import { MAP_AREAS } from "./service-area-shapes";
import { OpenStreetMap } from "./open-street-map";
import * as styles from "./service-area-map.module.css";

interface Area {
  readonly slug: string;
  readonly title: string;
  readonly path: string;
}

/** Draws the valley with the areas served, each a link, and offers the street map of OpenStreetMap. Not to scale. */
export const ServiceAreaMap = ({ areas }: { readonly areas: readonly Area[] }) => (
  <div>
    <svg viewBox="0 0 800 620" className={styles.drawing} role="group" aria-label="Sketch map of the areas served, not to scale">
      <path className={styles.lake} d="M690 300 q50 -20 110 -30 v150 q-60 -10 -70 -50 z" />
      <text className={styles.waterName} x="742" y="352" aria-hidden="true">
        Lake Mead
      </text>
      {areas.map(({ slug, title, path }) => {
        const shape = MAP_AREAS[slug];
        return (
          shape && (
            <a key={slug} href={path} className={styles.area}>
              <path d={shape.outline} />
              <text x={shape.label[0]} y={shape.label[1]}>
                {title}
              </text>
            </a>
          )
        );
      })}
      <path className={styles.beltway} d="M196 92 Q150 110 158 250 T236 470 L560 478" aria-hidden="true" />
      <path className={styles.interstate} d="M470 40 L410 180 L400 330 L388 600" aria-hidden="true" />
    </svg>
    <OpenStreetMap />
  </div>
);
