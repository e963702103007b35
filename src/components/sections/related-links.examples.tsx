import { type Examples, related } from "../examples/example";
import { RelatedLinks } from "./related-links";

export const relatedLinksExamples: Examples = {
  "Three groups": <RelatedLinks groups={related} />,
  "One group": <RelatedLinks groups={related.slice(0, 1)} />,
};
