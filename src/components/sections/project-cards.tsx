import { fillIn } from "../../content/placeholders";
import type { PROJECT_CATEGORIES } from "../../content/words";
import { cardBoxes } from "../ui/cover-sizes";
import { Picture, type PictureSource } from "../ui/picture";
import { useWords, type PageWords } from "../ui/words";
import * as styles from "./project-cards.module.css";

export interface ProjectProps {
  readonly title: string;
  readonly scope: string;
  readonly category: string;
  readonly picture?: PictureSource | null;
}

interface ProjectCardsProps {
  readonly projects: readonly ProjectProps[];
  readonly categories: readonly string[];
}

/** Where the words have the name of a category. */
const NAMES = { Residential: "residential", Commercial: "commercial", Repair: "repair" } as const satisfies Readonly<
  Record<(typeof PROJECT_CATEGORIES)[number], keyof PageWords["projects"]>
>;

const isCategory = (name: string): name is keyof typeof NAMES => Object.hasOwn(NAMES, name);

const nameOf = (category: string, words: PageWords["projects"]): string => (isCategory(category) ? words[NAMES[category]] : category);
const BOXES = cardBoxes(3 / 2);

const countOf = (projects: readonly ProjectProps[], name: string): number => projects.filter(({ category }) => category === name).length;

/**
 * Shows projects with a filter by category that needs no script: radio buttons, and CSS that hides what does not match.
 * Each choice names its count, so a screen reader says what a choice brings as it is made.
 */
export const ProjectCards = ({ projects, categories }: ProjectCardsProps) => {
  const words = useWords().projects;
  return (
    <div className={styles.projects}>
      <fieldset className={styles.filter}>
        <legend className="visually-hidden">{words.filter}</legend>
        {[
          { value: "all", category: words.all, count: projects.length },
          ...categories.map((value) => ({ value, category: nameOf(value, words), count: countOf(projects, value) })),
        ].map(({ value, category, count }, index) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name="category" value={value} defaultChecked={index === 0} />
            <span>{fillIn(words.choice, { category, count })}</span>
          </label>
        ))}
      </fieldset>
      <ul className={styles.grid}>
        {projects.map(({ title, scope, category, picture }) => (
          <li key={title} className={styles.card} data-category={category}>
            {picture && (
              <figure>
                <Picture picture={picture} boxes={BOXES} className={styles.picture} />
                {picture.caption && <figcaption className={styles.caption}>{picture.caption}</figcaption>}
              </figure>
            )}
            <div className={styles.words}>
              <p className={styles.category}>{nameOf(category, words)}</p>
              <h2 className={styles.title}>{title}</h2>
              <p>{scope}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
};
