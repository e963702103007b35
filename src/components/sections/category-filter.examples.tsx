import type { Examples } from "../examples/example";
import { CategoryFilter } from "./category-filter";

export const categoryFilterExamples: Examples = {
  "Two categories and an uncategorized entry": (
    <CategoryFilter
      question="Show entries for"
      categories={["Residential", "Commercial"]}
      entryCategories={["Residential", "Commercial", null]}
    >
      <ul>
        <li data-category="Residential">A driveway</li>
        <li data-category="Commercial">A lot</li>
        <li>Both</li>
      </ul>
    </CategoryFilter>
  ),
};
