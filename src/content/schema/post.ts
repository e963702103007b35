import { addressFields } from "./entry";
import { postExtras } from "./extras";
import { calendarDate, choice, group, longText, publishDate, shortText, sourceList, toggle } from "./fields";
import { READERS } from "../shared/constants";
import { pictureSchema } from "./picture";
import { relatedSchema, seoSchema } from "./sections";

/** Front matter of `content/posts/<slug>.md`. The body is the post's text. */
export const postSchema = group("Post", {
  title: shortText("Title", "The post's headline.", 90),
  excerpt: longText("Excerpt", "One or two sentences for the card in the blog list.", 240),
  author: shortText("Author", "A person, or the company.", 60).meta({ prefill: "{{company-short}}" }),
  date: publishDate("Date", "The day the post is published. A post with a future date appears on that day.").meta({ prefill: "{{now}}" }),
  updated: calendarDate("Last changed", "When the advice itself last changed, if after publication.").optional(),
  picture: pictureSchema.optional(),
  seo: seoSchema.optional(),
  ...postExtras,
  related: relatedSchema,
  sources: sourceList(),
  reader: choice(
    "Reader",
    "If there is a guide for each reader, visitors can filter More guides by reader. Leave empty if the post is for everyone or in the blog list.",
    READERS,
  ).optional(),
  ...addressFields,
  listed: toggle(
    "In the blog list",
    "If this is off, the post is under More guides instead of among the cards. Browsers that have already saved its card keep showing it in the blog list.",
    true,
  ),
  draft: toggle("Draft", "A draft is not on the public site, and may be incomplete."),
})
  .meta({ id: "Post" })
  .refine(({ date, updated }) => updated === undefined || updated >= date, {
    error: "the post's own date, or a later day",
    path: ["updated"],
  });
