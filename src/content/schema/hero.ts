import type { z } from "zod";
import { group, list, longText, shortText } from "./fields";
import { pictureSchema, plainPictureSchema } from "./picture";

/** The opening of a page: its h1, a lead and its own picture. */
export const heroSchema = group("Hero", "Opening", {
  heading: shortText({ title: "Heading", description: "The page's main heading. Each page has its own." }, 90),
  text: longText({ title: "Lead", description: "One or two sentences under the heading." }, 320),
  button: shortText(
    { title: "Button text", description: "Left out, it says what the estimate button says everywhere (Words)." },
    40,
  ).optional(),
  facts: list(
    "Short answers",
    "Under the buttons: what it costs, how long it takes, how soon it can be. The home page says the promises instead.",
    shortText({ title: "Line", description: "One line, such as the price." }, 90),
    { max: 3 },
  ).optional(),
  picture: pictureSchema.optional(),
});

/** The opening of a page that does not ask for an estimate there: a contact page, a list, a note. It has no button, no short answers, and no caption. */
export const quietHeroSchema = heroSchema
  .omit({ button: true, facts: true })
  .extend({
    picture: plainPictureSchema
      .optional()
      .meta({ title: "Picture", description: "Shared links show it. So does the page itself, unless it opens with a form or a list." }),
  })
  .meta({ id: "QuietHero", title: "Opening" });

export type Hero = z.infer<typeof heroSchema>;
