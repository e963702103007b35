import type { Settings } from "../../content/settings";
import { Icon } from "../ui/icon";
import { Section, type SectionStart } from "../ui/section";
import { OpenStreetMap } from "./open-street-map";
import { PageLink } from "../ui/page-link";
import { canSketch, ServiceAreaMap } from "./service-area-map";
import * as styles from "./service-areas.module.css";

interface ServiceAreasProps extends SectionStart, Pick<Settings["business"], "areas" | "streetMap"> {
  /** Whether to show the sketch map beside the list, if enough areas have a shape. Otherwise, the street map is below the list. */
  readonly hasSketchMap?: boolean;
}

/** Renders links to the pages of the service areas, with a map. */
export const ServiceAreas = ({ areas, streetMap, hasSketchMap = false, ...start }: ServiceAreasProps) => {
  const isDrawn = hasSketchMap && canSketch(areas);
  return (
    <Section {...start} background="sand" isSplit={!isDrawn}>
      <div className={`${styles.sides} ${isDrawn ? styles.drawn : ""}`}>
        <ul className={styles.links}>
          {areas.map(({ title, path }) => (
            <li key={path}>
              <PageLink to={path} className={styles.link}>
                {title}
                <Icon name="arrow" />
              </PageLink>
            </li>
          ))}
        </ul>
        {isDrawn && <ServiceAreaMap areas={areas} streetMap={streetMap} />}
        {!isDrawn && streetMap && <OpenStreetMap edges={streetMap} />}
      </div>
    </Section>
  );
};
