import { PROJECT_CATEGORIES } from "../../content/shared/constants";
import { CardGrid } from "../ui/card-grid";
import { cardBoxes } from "../ui/cover-sizes";
import { Figure } from "../ui/figure";
import { nowrap } from "../../content/format/nowrap";
import { useWords } from "../ui/words";
import { CategoryFilter, categoryName } from "./category-filter";
import { PicturePair } from "./picture-pair";
import * as styles from "./project-cards.module.css";

type Project = Queries.ProjectsPageQuery["allProject"]["nodes"][number];
/** A finished job. `before` shows the same view as `picture`, before the work. */
type ProjectProps = Partial<Project> & Pick<Project, "title" | "scope" | "category">;

/** A project's facts, in the order in which a card lists them. */
const FACTS = ["surface", "size", "product", "trouble"] as const;

/** Renders projects with a category filter. The first picture is the page's main picture. */
export const ProjectCards = ({ projects }: { readonly projects: readonly ProjectProps[] }) => {
  const words = useWords("projects");
  const first = projects.findIndex(({ picture }) => picture);
  return (
    <CategoryFilter question={words.filter} categories={PROJECT_CATEGORIES} entryCategories={projects.map(({ category }) => category)}>
      <CardGrid>
        {projects.map(({ title, scope, stages, category, picture, before, ...facts }, position) => {
          // The first picture is the page's largest contentful paint, so it must not load lazily.
          const place = { boxes: cardBoxes(3 / 2, position, projects.length), isHero: position === first };
          return (
            <li key={`${title} ${scope}`} data-category={category}>
              {picture && before && <PicturePair heading={title} before={before} after={picture} {...place} />}
              {picture && !before && <Figure picture={picture} {...place} className={styles.picture} />}
              <div className={styles.words}>
                <p className={styles.category}>{categoryName(category, words)}</p>
                <h2 className={styles.title}>{title}</h2>
                <p>{nowrap(scope)}</p>
                {stages && (
                  <ol>
                    {stages.map(({ when, text }) => (
                      <li key={`${when} ${text}`} className={styles.stage}>
                        <strong>{nowrap(when)}</strong> <span>{nowrap(text)}</span>
                      </li>
                    ))}
                  </ol>
                )}
                {FACTS.some((name) => facts[name]) && (
                  <dl>
                    {FACTS.map(
                      (name) =>
                        facts[name] && (
                          <div key={name} className={styles.fact}>
                            <dt>{words[name]}</dt>
                            <dd>{nowrap(facts[name])}</dd>
                          </div>
                        ),
                    )}
                  </dl>
                )}
              </div>
            </li>
          );
        })}
      </CardGrid>
    </CategoryFilter>
  );
};
