import { CardGrid } from "../ui/card-grid";
import { cardBoxes } from "../ui/cover-sizes";
import { Picture } from "../ui/picture";
import { Section } from "../ui/section";
import { useWords } from "../ui/words";
import { nowrap } from "../../content/format/nowrap";
import * as styles from "./people.module.css";

/** Renders badges for the people and the truck that customers will see, or nothing if the content has neither. */
export const People = ({ people, truck }: NonNullable<Queries.AboutPageQuery["company"]>) => {
  const trust = useWords("trust");
  const badges = [...(people ?? []), ...(truck ? [{ ...truck, name: trust.truck, role: undefined }] : [])];
  return (
    badges.length > 0 && (
      <Section heading={trust.people}>
        <CardGrid>
          {badges.map(({ name, role, text, picture }, position) => (
            // Two people may have the same name.
            <li key={`${position} ${name}`} className={styles.badge}>
              {picture && <Picture picture={picture} boxes={cardBoxes(4 / 3, position, badges.length)} className={styles.picture} />}
              <div className={styles.words}>
                <h3>{name}</h3>
                {role && <p className={styles.role}>{nowrap(role)}</p>}
                {text && <p>{nowrap(text)}</p>}
              </div>
            </li>
          ))}
        </CardGrid>
      </Section>
    )
  );
};
