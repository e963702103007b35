import { z } from "zod";
import { reference, type RelationTarget } from "./fields";

const references = (target: RelationTarget, title: string) =>
  z
    .array(reference(target, { title, description: "The last part of the page's address: the name of its file." }))
    .default([])
    .meta({ title, description: "Shown as links near the end of the page." });

/** Pages that a visitor of this one may want next. */
export const relatedSchema = z
  .strictObject({
    services: references("services", "Related services"),
    locations: references("locations", "Related places"),
    posts: references("posts", "Related posts"),
  })
  .meta({ id: "Related", title: "Related pages" });

export type Related = z.infer<typeof relatedSchema>;
