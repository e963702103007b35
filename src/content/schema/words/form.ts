/** Strings of the quote form and of its messages. */
import { group } from "../fields";
import { word } from "./word";

const serviceWord = (title: string) => word(title, "A choice in the list of services.", { max: 40 });

const serviceWords = group("FormServiceWords", "Services to choose from", "In the form, and in the mail that tells of a request.", {
  commercialSealcoating: serviceWord("Commercial sealcoating"),
  residentialSealcoating: serviceWord("Residential sealcoating"),
  crackFilling: serviceWord("Crack filling"),
  striping: serviceWord("Striping"),
  asphaltRepair: serviceWord("Asphalt repair"),
  other: serviceWord("Other"),
});

const field = (title: string) => word(title, "Label of a field.", { max: 40 });

export const formWords = {
  form: group("FormWords", "Quote form", {
    label: word("The form, for screen readers", "The name of the form."),
    name: field("Name"),
    email: field("Email"),
    phone: field("Phone"),
    service: field("Service"),
    message: field("Project"),
    required: word("Required", "Behind the label of a field that must be filled.", { max: 20 }),
    phoneHint: word("Hint under the phone", "Such as that the area code helps. No rule: the browser takes any number."),
    messageHint: word("Hint under the project", "Such as to name the week that suits.", { max: 160 }),
    known: word("Result that was passed on", "Above the form, with the answer that a visitor brings from another page.", {
      holds: ["answer"],
    }),
    sample: word("Sample site", "Beside the button, while Sample content is on under Business and nothing is sent.", { max: 160 }),
    choose: word("No service chosen", "The first entry of the list.", { max: 40 }),
    services: serviceWords,
    photos: field("Photos"),
    photo: word("One photo, for screen readers", "If each photo has its own field.", { holds: ["number"], max: 40 }),
    photosHint: word("Hint beside photos", "If the site itself stores requests.", { holds: ["count", "megabytes"], max: 160 }),
    photosTogetherHint: word("Hint beside photos, at Netlify", "Its limit is for all photos together.", {
      holds: ["count", "megabytes"],
      max: 160,
    }),
    trap: word("Trap for programs", "Label of a field that no person sees.", { max: 40 }),
    send: word("Send", "The button.", { max: 30 }),
    sending: word("While sending", "The button, for as long as it lasts.", { max: 30 }),
    noScript: word("Without JavaScript", "If the form cannot be sent without JavaScript.", { holds: ["phone", "email"], max: 200 }),
    slow: word("Slow", "After two seconds of sending.", { holds: ["phone"], max: 200 }),
    photoSize: word("A chosen photo", "In the list under the field.", { holds: ["name", "size"], max: 60 }),
    photoRemove: word("Remove a photo, for screen readers", "The button beside it.", { holds: ["name"], max: 60 }),
    notSent: word("Not sent", "If a request was not sent.", { holds: ["phone", "email"], max: 250 }),
  }),
  received: group("ReceivedWords", "Answer to a request", {
    title: word("Received", "Title of the toast, and first words of the form's answer."),
    text: word("What comes next", "Repeats the promise of Settings, Business.", { holds: ["hours"], max: 120 }),
    next: word("Link to the next steps", "Where a request really was sent.", { max: 40 }),
    notifications: word("Toasts, for screen readers", "The name of the place where a toast appears."),
  }),
};
