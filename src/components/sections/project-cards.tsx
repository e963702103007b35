import { CardGrid } from "../ui/card-grid";
import { cardBoxes } from "../ui/cover-sizes";
import { Picture, type PictureSource } from "../ui/picture";
import { nowrap } from "../ui/nowrap";
import { useWords } from "../ui/words";
import { CategoryFilter, nameOf } from "./category-filter";
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

const SHAPE = 3 / 2;

/** Shows projects, with a filter by category. The page has no picture above them: the first is its main one. */
export const ProjectCards = ({ projects, categories }: ProjectCardsProps) => {
  const words = useWords("projects");
  const first = projects.findIndex(({ picture }) => picture);
  return (
    <CategoryFilter question={words.filter} categories={categories} entries={projects.map(({ category }) => category)}>
      <CardGrid>
        {projects.map(({ title, scope, category, picture }, position) => (
          <li key={title} data-category={category}>
            {picture && (
              <figure>
                <Picture
                  picture={picture}
                  boxes={cardBoxes(SHAPE, position, projects.length)}
                  // The first is the page's largest paint, so it is not lazy as the others are.
                  isHero={position === first}
                  className={styles.picture}
                />
                {picture.caption && <figcaption className={styles.caption}>{nowrap(picture.caption)}</figcaption>}
              </figure>
            )}
            <div className={styles.words}>
              <p className={styles.category}>{nameOf(category, words)}</p>
              <h2 className={styles.title}>{title}</h2>
              <p>{nowrap(scope)}</p>
            </div>
          </li>
        ))}
      </CardGrid>
    </CategoryFilter>
  );
};
