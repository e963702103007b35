import type { Examples } from "../examples/example";
import { LinkList } from "./link-list";

const links = ["Residential", "Commercial", null].map((category, index) => ({
  title: `Guide ${index + 1}`,
  path: `/blog/guide-${index + 1}`,
  summary: "One sentence.",
  category,
}));
const filter = { question: "Show guides for", categories: ["Residential", "Commercial"] };

export const linkListExamples: Examples = {
  "Three links": <LinkList heading="More guides" links={links} />,
  "Filter with two categories and an uncategorized link": <LinkList heading="More guides" links={links} filter={filter} />,
  "Links in one category: no filter": <LinkList heading="More guides" links={links.slice(0, 1)} filter={filter} />,
  "No links: renders nothing": <LinkList heading="More guides" links={[]} filter={filter} />,
};
