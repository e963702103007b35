import type { z } from "zod";
import { group, list, reference, type RelationTarget } from "./fields";

const references = (target: RelationTarget, title: string) =>
  list(
    title,
    "Shown as links near the end of the page.",
    reference(title, "The last part of the page's address: the name of its file.", target),
  ).default([]);

/** Pages that a visitor of this one may want next. */
export const relatedSchema = group("Related", "Related pages", {
  services: references("services", "Related services"),
  locations: references("locations", "Related places"),
  posts: references("posts", "Related posts"),
});

export type Related = z.infer<typeof relatedSchema>;

/** Gives the related pages that are kept. */
export const keepRelated = (related: Related, isKept: (folder: RelationTarget, slug: string) => boolean): Related => ({
  services: related.services.filter((slug) => isKept("services", slug)),
  locations: related.locations.filter((slug) => isKept("locations", slug)),
  posts: related.posts.filter((slug) => isKept("posts", slug)),
});
