import type { ReactNode } from "react";
import type { Settings } from "../../content/settings";
import { Icon } from "../ui/icon";
import { Section, type SectionStart } from "../ui/section";
import { OpenStreetMap } from "./open-street-map";
import { PageLink } from "../ui/page-link";
import * as styles from "./service-areas.module.css";

interface ServiceAreasProps extends SectionStart, Pick<Settings["business"], "areas" | "streetMap"> {
  /** The sketch map beside the list of areas. Without a sketch map, the street map is below the list. */
  readonly children?: ReactNode;
}

/** Renders links to the pages of the service areas, with a map. */
export const ServiceAreas = ({ areas, streetMap, children, ...start }: ServiceAreasProps) => (
  <Section {...start} background="sand" isSplit={!children}>
    <div className={`${styles.sides} ${children ? styles.drawn : ""}`}>
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
      {children ?? (streetMap && <OpenStreetMap edges={streetMap} />)}
    </div>
  </Section>
);
