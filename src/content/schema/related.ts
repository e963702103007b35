import type { z } from "zod";
import { COLLECTIONS, perFolder } from "../shared/collections";
import { group, list, reference } from "./fields";

/** Related pages. */
export const relatedSchema = group(
  "Related",
  "Related pages",
  perFolder((name) => {
    const title = `Related ${COLLECTIONS[name].label.toLowerCase()}`;
    const page = reference(title, "The last part of the page's address: the name of its file.", name);
    return list(title, "Shown as links near the end of the page.", page).default([]);
  }),
);

export type Related = z.infer<typeof relatedSchema>;
