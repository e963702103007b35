import { z } from "zod";
import { COLLECTIONS, perFolder } from "../../shared/collections";
import { group } from "../fields";
import { plainPictureSchema } from "../picture";
import { fieldsOf } from "./catalog";
import catalog from "./site.json";

const words = fieldsOf(catalog);
const { search, collections } = words;

/**
 * `content/settings/words.yml`: all strings of the site that are not the text of a page. Exceptions: names of months and weekdays,
 * which are in the code that formats dates, and names on the service area map, which are in its drawing.
 */
export const wordsSchema = group("Words", {
  ...words,
  search: search.extend({ picture: plainPictureSchema }).meta({ ...search.meta() }),
  collections: z.strictObject(perFolder((name) => collections.meta({ title: COLLECTIONS[name].label }))).meta({ ...collections.meta() }),
});

export type Words = z.infer<typeof wordsSchema>;
