import { z } from "zod";
import { toggle } from "./fields";

/** What the file of a translation says of itself, before its texts. */
export const translationSchema = z.object({
  reviewed: toggle({ title: "Reviewed", description: "On once a person who speaks the language has read it. A public site must." }, false),
  translates: z.string().optional().meta({
    title: "Translates",
    description: "Stands for the English texts that this is the translation of. It changes when they do: the content check says so.",
    widget: "string",
  }),
});
