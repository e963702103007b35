import type { z } from "zod";
import { group, longText, shortText } from "../fields";
import { plainPictureSchema } from "../picture";
import { companyWords } from "./company";
import { formWords } from "./form";
import { frameWords } from "./frame";
import { textWords } from "./texts";
import { word } from "./word";

/**
 * `content/settings/words.yml`: all strings of the site that are not the text of a page. Exceptions: names of months and weekdays,
 * which are in the code that formats dates, and names on the service area map, which are in its drawing.
 */
export const wordsSchema = group("Words", "Words", {
  area: word("Area served", "In a sentence, such as the Las Vegas valley or Story County. Texts name it as {{area}}."),
  search: group("SearchDefaults", "Search defaults", {
    title: shortText("Default search title", "For a page that has none of its own.", 60),
    description: longText("Default search description", "For a page that has none of its own.", 155),
    picture: plainPictureSchema,
  }),
  work: group("WorkWords", "The work", {
    dryWeather: longText("Dry weather", "One sentence about how dry the days around a coat must be. Used by several texts.", 300),
    bestMonths: shortText("Best months", "For sealcoating, as part of a sentence: March to May. Texts use it as {{best-months}}.", 60),
  }),
  ...frameWords,
  ...companyWords,
  ...formWords,
  ...textWords,
});

export type Words = z.infer<typeof wordsSchema>;
