import { CardGrid } from "../ui/card-grid";
import { cardBoxes } from "../ui/cover-sizes";
import { Picture, type PictureSource } from "../ui/picture";
import { Section } from "../ui/section";
import { useWords } from "../ui/words";
import { nowrap } from "../ui/nowrap";
import * as styles from "./people.module.css";

const SHAPE = 4 / 3;

interface PeopleProps {
  readonly people: readonly {
    readonly name: string;
    readonly role: string;
    readonly text?: string | null | undefined;
    readonly picture?: PictureSource | null | undefined;
  }[];
}

/** Shows whom the customer deals with; nothing at all while nobody is named. */
export const People = ({ people }: PeopleProps) => {
  const trust = useWords("trust");
  return (
    people.length > 0 && (
      <Section heading={trust.people}>
        <CardGrid>
          {people.map(({ name, role, text, picture }, position) => (
            <li key={name}>
              {picture && <Picture picture={picture} boxes={cardBoxes(SHAPE, position, people.length)} className={styles.picture} />}
              <div className={styles.words}>
                <h3>{name}</h3>
                <p className={styles.role}>{role}</p>
                {text && <p>{nowrap(text)}</p>}
              </div>
            </li>
          ))}
        </CardGrid>
      </Section>
    )
  );
};
