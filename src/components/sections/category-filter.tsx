import type { ReactNode } from "react";
import { fillIn } from "../../content/shared/placeholders";
import type { PROJECT_CATEGORIES } from "../../content/shared/words";
import { useWords, type Words } from "../ui/words";
import * as styles from "./category-filter.module.css";

/** Keys of the categories' names in the words. */
const NAMES = { Residential: "residential", Commercial: "commercial", Repair: "repair" } as const satisfies Readonly<
  Record<(typeof PROJECT_CATEGORIES)[number], keyof Words["projects"]>
>;

const isCategory = (name: string): name is keyof typeof NAMES => Object.hasOwn(NAMES, name);

/** Returns a category's name from the owner's words. */
export const nameOf = (category: string, words: Words["projects"]): string => (isCategory(category) ? words[NAMES[category]] : category);

interface CategoryFilterProps {
  /** The question that the choices answer. */
  readonly question: string;
  readonly categories: readonly string[];
  /** The category of each entry; an entry without one is always shown. */
  readonly entries: readonly (string | null | undefined)[];
  /** The entries. Those with a category have it as `data-category`. */
  readonly children: ReactNode;
}

/**
 * Filters its children by category without a script: radio buttons, and CSS that hides what does not match. Each choice names its
 * count, so screen readers announce how many entries it shows.
 */
export const CategoryFilter = ({ question, categories, entries, children }: CategoryFilterProps) => {
  const words = useWords("projects");
  const countOf = (name: string): number => entries.filter((category) => !category || category === name).length;
  return (
    <div className={styles.filtered}>
      <fieldset className={styles.filter} data-screen-only="">
        <legend className="visually-hidden">{question}</legend>
        {[
          { value: "all", category: words.all, count: entries.length },
          ...categories.map((value) => ({ value, category: nameOf(value, words), count: countOf(value) })),
        ].map(({ value, category, count }, index) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name="category" value={value} defaultChecked={index === 0} />
            <span>{fillIn(words.choice, { category, count })}</span>
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  );
};
