import type { Example } from "../examples/example";
import { related } from "../examples/sample-data";
import { LinkList } from "./link-list";

export const linkListExamples: readonly Example[] = [
  {
    name: "Three links",
    element: <LinkList heading="All services" links={related.services.map((link) => ({ ...link, summary: "One sentence." }))} />,
  },
  { name: "No links: nothing", element: <LinkList heading="All services" links={[]} /> },
];
