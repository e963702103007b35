import type { z } from "zod";
import { group } from "../fields";
import { contactWords, photoWords, promiseWords, timeWords, trustWords } from "./company";
import { formWords, receivedWords } from "./form";
import { buttonWords, callBarWords, collectionWords, crumbWords, footerWords, headerWords } from "./frame";
import { word } from "./word";
import {
  llmsWords,
  movedWords,
  privacyWords,
  searchWords,
  serverWords,
  workWords,
  listWords,
  mapWords,
  postWords,
  projectWords,
  reviewWords,
} from "./texts";

/**
 * `content/settings/words.yml`: all strings of the site that are not the text of a page. Exceptions: names of months and weekdays,
 * which are in the code that formats dates, and names on the service area map, which are in its drawing.
 */
export const wordsSchema = group("Words", "Words", {
  area: word("Area served", "In a sentence, such as the Las Vegas valley or Story County. Texts name it as {{area}}."),
  search: searchWords,
  work: workWords,
  header: headerWords,
  buttons: buttonWords,
  callBar: callBarWords,
  footer: footerWords,
  crumbs: crumbWords,
  collections: collectionWords,
  contact: contactWords,
  photos: photoWords,
  time: timeWords,
  promises: promiseWords,
  trust: trustWords,
  form: formWords,
  received: receivedWords,
  posts: postWords,
  projects: projectWords,
  lists: listWords,
  reviews: reviewWords,
  map: mapWords,
  privacy: privacyWords,
  moved: movedWords,
  llms: llmsWords,
  server: serverWords,
});

export type Words = z.infer<typeof wordsSchema>;
