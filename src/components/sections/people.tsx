import { Picture, type PictureSource } from "../ui/picture";
import { Section } from "../ui/section";
import { useWords } from "../ui/words";
import { whole } from "../ui/whole";
import * as styles from "./people.module.css";

/** One column, two, and from there on as many as are 17rem wide: three are at their widest before the fourth comes. */
const BOXES = [
  { media: "width < 38rem", width: "93vw", height: 4 / 3 },
  { media: "width < 58rem", width: "46vw", height: 4 / 3 },
  { width: "23.3rem", height: 4 / 3 },
];

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
  const { trust } = useWords();
  return (
    people.length > 0 && (
      <Section heading={trust.people}>
        <ul className={styles.grid}>
          {people.map(({ name, role, text, picture }) => (
            <li key={name} className={styles.person}>
              {picture && <Picture picture={picture} boxes={BOXES} className={styles.picture} />}
              <h3>{name}</h3>
              <p className={styles.role}>{role}</p>
              {text && <p>{whole(text)}</p>}
            </li>
          ))}
        </ul>
      </Section>
    )
  );
};
