/** Strings of texts, of generated files and of the server. */
import { group } from "../fields";
import { word } from "./word";

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

export const textWords = {
  posts: group("PostWords", "Posts", {
    back: word("Back link", "Above a post.", { max: 30 }),
    updated: word("Last change", "Under a post's title.", { holds: ["date"], max: 30 }),
    more: word("Link of a card", "Leads to the post.", { max: 30 }),
    moreOf: word("End of that link, for screen readers", "Names the post, after the text above.", { holds: ["title"], max: 30 }),
    loading: word("While loading", "In place of a post that only the visitor's browser knows.", { max: 30 }),
    missing: word("No text", "Under a post that only the visitor's browser knows.", { max: 60 }),
    title: word("Title of such a post's page", "In the browser's tab, until the post is found.", { max: 60 }),
    feed: word("Name of the feed", "Feed readers show it.", { max: 60 }),
    contents: word("Parts of a post", "Above the list of its headings.", { max: 40 }),
    filter: word("Filter, for screen readers", "The question that the choices of a reader answer."),
  }),
  projects: group("ProjectWords", "Projects", {
    filter: word("Filter, for screen readers", "The question that the choices answer."),
    all: word("All", "First choice.", { max: 30 }),
    choice: word("Choice", "With its count.", { holds: ["category", "count"], max: 40 }),
    residential: word("Residential", "Name of the category.", { max: 30 }),
    commercial: word("Commercial", "Name of the category.", { max: 30 }),
    repair: word("Repair", "Name of the category.", { max: 30 }),
    surface: word("Surface", "Label.", { max: 30 }),
    size: word("Size", "Label.", { max: 30 }),
    product: word("Product", "Label.", { max: 30 }),
    trouble: word("What went wrong", "Label.", { max: 30 }),
  }),
  lists: group("ListWords", "Lists and pictures", {
    english: word("Link to an English page", "After a link to a page that is not translated.", { max: 20 }),
    services: word("First services", "Heading on the page of all services."),
    before: word("Before", "On a pair of pictures.", { max: 20 }),
    after: word("After", "On a pair of pictures.", { max: 20 }),
    handle: word("Handle of a pair, for screen readers", "Its name.", { holds: ["heading"], max: 40 }),
    share: word("Position of the handle, for screen readers", "How much of the before picture shows.", { holds: ["percent"], max: 40 }),
    related: word("Related pages", "Heading near the end of a page."),
    sources: word("Sources", "Heading, at the end of a text that names some.", { max: 30 }),
  }),
  reviews: group("ReviewWords", "Reviews", {
    from: word("Reviews of a place", "Heading.", { holds: ["place"] }),
    by: word("Who wrote it", "Under a review.", { holds: ["name", "place"], max: 40 }),
    stars: word("Stars, for screen readers", "The rating in words.", { holds: ["rating", "most"] }),
    sample: word("Sample review", "Marks a review that no customer wrote.", { max: 40 }),
  }),
  map: group("MapWords", "Map", {
    open: word("Street map", "Opens the map.", { max: 40 }),
    note: word("Note on the street map", "Says who sees the visitor's IP address.", { holds: ["link"], max: 160 }),
    link: word("Link to the street map", "To the map's own site."),
    frame: word("Street map, for screen readers", "The name of the map.", { max: 100 }),
  }),
  privacy: group("PrivacyWords", "Privacy", {
    changed: word("Last change", "On the privacy page.", { holds: ["date"], max: 60 }),
  }),
  moved: group("MovedWords", "Page that has moved", {
    title: word("Title", "On the page at an old address, if the host does not redirect."),
    link: word("Link", "Leads to the page's new address."),
  }),
  llms: group("LlmsWords", "llms.txt", {
    company: word("Single pages", "Heading in llms.txt, a list of pages for language models."),
  }),
  /** Messages of the first-party backend, shown in the form or, without JavaScript, on pages of the server. */
  server: group("ServerWords", "Server messages", {
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
  }),
};
