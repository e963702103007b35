import { Section } from "../ui/section";
import { useWords } from "../ui/words";
import { PageLink } from "../ui/page-link";
import { nowrap } from "../../content/format/nowrap";
import * as styles from "./related-links.module.css";

/** Renders groups of links to related pages, or nothing if there are no groups. */
export const RelatedLinks = ({ groups }: { readonly groups: readonly Queries.RelatedFragment[] }) => {
  const words = useWords("lists");
  return (
    groups.length > 0 && (
      <Section heading={words.related} background="sand" isScreenOnly>
        <div className={styles.groups}>
          {groups.map(({ heading, links }) => (
            <div key={heading}>
              <h3>{heading}</h3>
              <ul className={styles.links}>
                {links.map(({ title, path }) => (
                  <li key={path}>
                    <PageLink to={path} isInTargetLanguage>
                      {nowrap(title)}
                    </PageLink>
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
