import { Section } from "../ui/section";
import { useWords } from "../ui/words";
import { PageLink } from "../ui/page-link";
import * as styles from "./related-links.module.css";

interface Target {
  readonly title: string;
  readonly path: string;
}

interface RelatedLinksProps {
  readonly services: readonly Target[];
  readonly locations: readonly Target[];
  readonly posts: readonly Target[];
}

/** Lists pages that a visitor of this one may want next. */
export const RelatedLinks = ({ services, locations, posts }: RelatedLinksProps) => {
  const words = useWords("lists");
  const groups = [
    { label: words.relatedServices, links: services },
    { label: words.relatedLocations, links: locations },
    { label: words.relatedPosts, links: posts },
  ].filter(({ links }) => links.length > 0);
  return (
    groups.length > 0 && (
      <Section heading={words.related} background="sand" isScreenOnly>
        <div className={styles.groups}>
          {groups.map(({ label, links }) => (
            <div key={label}>
              <h3>{label}</h3>
              <ul className={styles.links}>
                {links.map(({ title, path }) => (
                  <li key={path}>
                    <PageLink to={path}>{title}</PageLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
    )
  );
};
