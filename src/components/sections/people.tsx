import type { Maybe } from "../../content/shared/required";
import { CardGrid } from "../ui/card-grid";
import { cardBoxes } from "../ui/cover-sizes";
import { Picture, type PictureSource } from "../ui/picture";
import { Section } from "../ui/section";
import { useWords } from "../ui/words";
import { nowrap } from "../../content/format/nowrap";
import * as styles from "./people.module.css";

const SHAPE = 4 / 3;

interface Person {
  readonly name: string;
  readonly role?: string;
  readonly text?: Maybe<string>;
  readonly picture?: Maybe<PictureSource>;
}

interface PeopleProps {
  readonly people: readonly Person[];
  /** The vehicle they come in. */
  readonly truck?: Maybe<Omit<Person, "name" | "role">>;
}

/** Renders the people whom customers meet, as badges; nothing if the content names none. */
export const People = ({ people, truck }: PeopleProps) => {
  const trust = useWords("trust");
  const badges: readonly Person[] = truck ? [...people, { ...truck, name: trust.truck }] : people;
  return (
    badges.length > 0 && (
      <Section heading={trust.people}>
        <CardGrid>
          {badges.map(({ name, role, text, picture }, position) => (
            <li key={name} className={styles.badge}>
              {picture && <Picture picture={picture} boxes={cardBoxes(SHAPE, position, badges.length)} className={styles.picture} />}
              <div className={styles.words}>
                <h3>{name}</h3>
                {role && <p className={styles.role}>{role}</p>}
                {text && <p>{nowrap(text)}</p>}
              </div>
            </li>
          ))}
        </CardGrid>
      </Section>
    )
  );
};
