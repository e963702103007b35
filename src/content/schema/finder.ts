import { group, internalLink, list, pattern, shortText } from "./fields";
import { navLinkSchema } from "./navigation";
import { sectionHeadingSchema } from "./sections";

const doorSchema = group("Door", "Choice", {
  owner: shortText("Who", "In the reader's own words, such as: I own a home.", 60),
  anchor: pattern(
    "Anchor",
    "The part after # in links to this entry, such as homeowner in /services#homeowner.",
    /^[a-z]+(?:-[a-z]+)*$/,
    "lowercase letters and single hyphens",
  ),
  link: internalLink("Page", "The page for this reader to start with."),
  sees: list("What you see", "Each problem, with the page that covers it.", navLinkSchema, { min: 1 }),
});

/** Two questions that lead visitors to the right page: what do you own, and what do you see? */
export const finderSchema = sectionHeadingSchema
  .extend({ doors: list("Choices", "One for each kind of visitor, such as homeowners.", doorSchema, { min: 1 }) })
  .meta({ id: "Finder", title: "Two questions" });
