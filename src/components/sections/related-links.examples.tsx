import { type Example, related } from "../examples/example";
import { RelatedLinks } from "./related-links";

export const relatedLinksExamples: readonly Example[] = [
  { name: "Three groups", element: <RelatedLinks groups={related} /> },
  { name: "One group", element: <RelatedLinks groups={related.slice(0, 1)} /> },
];
