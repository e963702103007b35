import type { Example } from "../examples/example";
import { related } from "../examples/sample-data";
import { RelatedLinks } from "./related-links";

export const relatedLinksExamples: readonly Example[] = [
  { name: "Three groups", element: <RelatedLinks {...related} /> },
  { name: "One group", element: <RelatedLinks services={[]} locations={related.locations} posts={[]} /> },
];
