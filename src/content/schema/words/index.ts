import { z } from "zod";
import { COLLECTIONS, perFolder } from "../../shared/collections";
import { group } from "../fields";
import { plainPictureSchema } from "../picture";
import { fieldsOf } from "./catalog";
import catalog from "./site.json";

const words = fieldsOf(catalog);
const { search, collections } = words;

/**
 * `content/settings/words.yml`: all strings that do not belong to a single page. Exceptions: Intl formats dates, times and lists; `STYLES` in
 * format/hours.ts has the words of opening hours; `LANGUAGES` has the languages' names; and the service area map contains the names of its
 * landmarks.
 */
export const wordsSchema = group("Words", {
  ...words,
  // A schema that extends another does not inherit its metadata.
  search: search.extend({ picture: plainPictureSchema }).meta({ ...search.meta() }),
  collections: z.strictObject(perFolder((name) => collections.meta({ title: COLLECTIONS[name].label }))).meta({ ...collections.meta() }),
});

export type Words = z.infer<typeof wordsSchema>;
