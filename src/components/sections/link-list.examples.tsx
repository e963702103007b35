import type { Example } from "../examples/example";
import { LinkList } from "./link-list";

const links = ["Residential", "Commercial", null].map((category, index) => ({
  title: `Guide ${index + 1}`,
  path: `/blog/guide-${index + 1}`,
  summary: "One sentence.",
  category,
}));
const filter = { question: "Show guides for", categories: ["Residential", "Commercial"] };

export const linkListExamples: readonly Example[] = [
  { name: "Three links", element: <LinkList heading="More guides" links={links} /> },
  { name: "For two readers, and for both", element: <LinkList heading="More guides" links={links} filter={filter} /> },
  { name: "For one reader: no filter", element: <LinkList heading="More guides" links={links.slice(0, 1)} filter={filter} /> },
  { name: "No links: nothing", element: <LinkList heading="More guides" links={[]} filter={filter} /> },
];
