import type { Maybe } from "../../content/shared/required";
import { CardGrid } from "../ui/card-grid";
import { cardBoxes, type Box } from "../ui/cover-sizes";
import { Picture, type PictureSource } from "../ui/picture";
import { nowrap } from "../../content/format/nowrap";
import { useWords } from "../ui/words";
import { CategoryFilter, nameOf } from "./category-filter";
import { PicturePair } from "./picture-pair";
import * as styles from "./project-cards.module.css";

export interface ProjectProps {
  readonly title: string;
  readonly scope: string;
  readonly stages?: Maybe<readonly { readonly when: string; readonly text: string }[]>;
  readonly surface?: Maybe<string>;
  readonly size?: Maybe<string>;
  readonly product?: Maybe<string>;
  readonly trouble?: Maybe<string>;
  readonly category: string;
  readonly picture?: PictureSource | null;
  /** The same view before the work. */
  readonly before?: PictureSource | null;
}

interface ProjectCardsProps {
  readonly projects: readonly ProjectProps[];
  readonly categories: readonly string[];
}

const SHAPE = 3 / 2;
/** The facts of a project, in the order of a card. */
const FACTS = ["surface", "size", "product", "trouble"] as const;

interface ProjectPictureProps {
  readonly title: string;
  readonly picture: PictureSource;
  readonly before?: PictureSource | null | undefined;
  readonly boxes: readonly Box[];
  readonly isHero: boolean;
}

/** Renders the finished work, beside the view before it if there is one. */
const ProjectPicture = ({ title, picture, before, boxes, isHero }: ProjectPictureProps) =>
  before ? (
    <PicturePair heading={title} before={before} after={picture} boxes={boxes} isHero={isHero} />
  ) : (
    <figure>
      <Picture picture={picture} boxes={boxes} isHero={isHero} className={styles.picture} />
      {picture.caption && <figcaption>{nowrap(picture.caption)}</figcaption>}
    </figure>
  );

/** Renders projects with a category filter. The first project's picture is the page's main picture. */
export const ProjectCards = ({ projects, categories }: ProjectCardsProps) => {
  const words = useWords("projects");
  const first = projects.findIndex(({ picture }) => picture);
  return (
    <CategoryFilter question={words.filter} categories={categories} entries={projects.map(({ category }) => category)}>
      <CardGrid>
        {projects.map(({ title, scope, stages, category, picture, before, ...facts }, position) => (
          <li key={title} data-category={category}>
            {picture && (
              <ProjectPicture
                title={title}
                picture={picture}
                before={before}
                boxes={cardBoxes(SHAPE, position, projects.length)}
                // The first picture is the page's largest paint, so it is not lazy.
                isHero={position === first}
              />
            )}
            <div className={styles.words}>
              <p className={styles.category}>{nameOf(category, words)}</p>
              <h2 className={styles.title}>{title}</h2>
              <p>{nowrap(scope)}</p>
              {stages && (
                <ol>
                  {stages.map(({ when, text }) => (
                    <li key={when} className={styles.stage}>
                      <strong>{when}</strong> <span>{nowrap(text)}</span>
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
        ))}
      </CardGrid>
    </CategoryFilter>
  );
};
