import { z } from "zod";
import { line, paragraph } from "./fields";
import { pictureSchema } from "./picture";

/** The opening of a page: its h1, a lead and its own picture. */
export const heroSchema = z
  .strictObject({
    heading: line({ title: "Heading", description: "The page's main heading. Each page has its own." }, 90),
    text: paragraph({ title: "Lead", description: "One or two sentences under the heading." }, 320),
    button: line({ title: "Button text", description: "Left out, it says 'Get a free estimate'." }, 40).optional(),
    picture: pictureSchema.optional(),
  })
  .meta({ id: "Hero", title: "Opening" });

export type Hero = z.infer<typeof heroSchema>;
