import type { ReactNode } from "react";
import { fillIn } from "../../content/shared/placeholders";
import type { PROJECT_CATEGORIES } from "../../content/shared/constants";
import { useWords, type Words } from "../ui/words";
import * as styles from "./category-filter.module.css";

/** Keys of the UI strings for the category names. */
const NAMES = { Residential: "residential", Commercial: "commercial", Repair: "repair" } as const satisfies Readonly<
  Record<(typeof PROJECT_CATEGORIES)[number], keyof Words["projects"]>
>;

const isCategory = (name: string): name is keyof typeof NAMES => Object.hasOwn(NAMES, name);

/** Returns a category's display name from the UI strings. Returns an unknown category unchanged. */
export const categoryName = (category: string, words: Words["projects"]): string =>
  isCategory(category) ? words[NAMES[category]] : category;

interface CategoryFilterProps {
  /** The filter's question, for screen readers. */
  readonly question: string;
  readonly categories: readonly string[];
  /** The category of each entry. An entry without a category is always shown. */
  readonly entryCategories: readonly (string | null | undefined)[];
  /** The entries, each with its category (if any) in `data-category`. */
  readonly children: ReactNode;
}

/**
 * Renders the entries with a category filter that needs no JavaScript: radio buttons, and CSS that hides entries in other categories.
 * Each choice includes its number of entries, so that screen readers announce the number.
 */
export const CategoryFilter = ({ question, categories, entryCategories, children }: CategoryFilterProps) => {
  const words = useWords("projects");
  const countOf = (name: string): number => entryCategories.filter((category) => !category || category === name).length;
  return (
    <div className={styles.filtered}>
      <fieldset className={styles.filter} data-screen-only="">
        <legend className="visually-hidden">{question}</legend>
        {[
          { value: "all", category: words.all, count: entryCategories.length },
          ...categories.map((value) => ({ value, category: categoryName(value, words), count: countOf(value) })),
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
