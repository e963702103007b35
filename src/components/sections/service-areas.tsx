import { Icon } from "../ui/icon";
import { Section } from "../ui/section";
import { ServiceAreaMap } from "./service-area-map";
import * as styles from "./service-areas.module.css";

interface ServiceAreasProps {
  readonly heading: string;
  readonly text?: string | null;
  readonly areas: readonly { readonly slug: string; readonly title: string; readonly path: string }[];
}

/** Names the areas served as buttons beside their map. */
export const ServiceAreas = ({ heading, text, areas }: ServiceAreasProps) => (
  <Section heading={heading} text={text} ground="sand">
    <div className={styles.sides}>
      <ul className={styles.buttons}>
        {areas.map(({ title, path }) => (
          <li key={path}>
            <a href={path} className={styles.button}>
              {title}
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
      <ServiceAreaMap areas={areas} />
    </div>
  </Section>
);
