import type { Example } from "../examples/example";
import { FilteredLinks } from "./filtered-links";

const links = ["Residential", "Commercial", null].map((category, index) => ({
  title: `Guide ${index + 1}`,
  path: `/blog/guide-${index + 1}`,
  summary: "One sentence.",
  category,
}));
const filter = { heading: "More guides", question: "Show guides for", categories: ["Residential", "Commercial"] };

export const filteredLinksExamples: readonly Example[] = [
  { name: "For two readers, and for both", element: <FilteredLinks {...filter} links={links} /> },
  { name: "For one reader alone: no filter", element: <FilteredLinks {...filter} links={links.slice(0, 1)} /> },
  { name: "No links: nothing", element: <FilteredLinks {...filter} links={[]} /> },
];
