/** Strings of generated files and of the server, defaults for search results, and sentences about the work and privacy. */
import { group, longText, shortText } from "../fields";
import { plainPictureSchema } from "../picture";
import { word } from "./word";

export const searchWords = group("SearchDefaults", "Search defaults", {
  title: shortText("Default search title", "For a page that has none of its own.", 60),
  description: longText("Default search description", "For a page that has none of its own.", 155),
  picture: plainPictureSchema,
});

export const workWords = group("WorkWords", "The work", {
  dryWeather: longText("Dry weather", "One sentence about how dry the days around a coat must be. Used by several texts.", 300),
  bestMonths: shortText("Best months", "For sealcoating, as part of a sentence: March to May. Texts use it as {{best-months}}.", 60),
});

export const movedWords = group("MovedWords", "Page that has moved", {
  title: word("Title", "On the page at an old address, if the host does not redirect."),
  link: word("Link", "Leads to the page's new address."),
});

export const llmsWords = group("LlmsWords", "llms.txt", {
  company: word("Single pages", "Heading in llms.txt, a list of pages for language models."),
});

const refusal = (title: string, holds: readonly string[] = []) => word(title, "Why the server refused a request.", { holds, max: 160 });

const refusalWords = group("RefusalWords", "Reasons", {
  unreadable: refusal("Unreadable"),
  origin: refusal("From another site"),
  program: refusal("From a program"),
  hasty: refusal("Too fast"),
  incomplete: refusal("Something is missing"),
  email: refusal("Wrong email address"),
  long: refusal("Too much text"),
  many: refusal("Too many fields"),
  photos: refusal("Too many photos", ["count"]),
  photoSize: refusal("Photo too large", ["megabytes"]),
  photoType: refusal("No photo"),
  type: refusal("Wrong format"),
  often: refusal("Too often"),
  check: refusal("Not a person"),
  away: refusal("Cannot be kept"),
});

/** Messages of the first-party backend, shown in the form or, without JavaScript, on pages of the server. */
export const serverWords = group("ServerWords", "Server messages", {
  received: word("Received, title", "Page title."),
  lostPhotos: word("No photo kept", "The request was received, but no photos were.", { max: 120 }),
  lostSomePhotos: word("Not all photos kept", "The request was received.", { holds: ["kept", "sent"], max: 120 }),
  haveRequest: word("Request is there", "Shown first if photos are lost.", { max: 120 }),
  bringPhotos: word("What to do about photos", "After the text above.", { holds: ["phone"], max: 160 }),
  notSent: word("Not sent, title", "Page title.", { max: 40 }),
  notSentHeading: word("Not sent, heading", "The page's heading."),
  tryAgain: word("What to do", "After the reason.", { holds: ["phone"], max: 120 }),
  kept: word("Text is kept", "Above the form, which still has the visitor's text.", { max: 120 }),
  goBack: word("Text is in the form", "If the form cannot be shown again.", { holds: ["form"], max: 160 }),
  formLink: word("Link to the form", "Part of the text above."),
  sendAgain: word("Send again", "The button.", { max: 30 }),
  reasons: refusalWords,
});

export const privacyWords = group("PrivacyWords", "Privacy", {
  changed: word("Last change", "On the privacy page.", { holds: ["date"], max: 60 }),
});
