/** Strings beside the company's facts. */
import { group } from "../fields";
import { word } from "./word";

export const contactWords = group("ContactWords", "Contact details", {
  phone: word("Phone", "Label beside the number.", { max: 30 }),
  email: word("Email", "Label beside the address.", { max: 30 }),
  place: word("Place", "Label beside the town.", { max: 30 }),
  town: word("Town", "Also in the footer.", { holds: ["city", "state"], max: 30 }),
  hours: word("Hours", "Label beside the opening hours.", { max: 30 }),
  license: word("License", "Label beside the license.", { max: 30 }),
  licenseNumber: word("License with its number", "Also in the footer. The law requires both in advertising.", { holds: ["license"] }),
});

export const photoWords = group("PhotoWords", "Photos", {
  text: word("Text us photos", "On the button, once a mobile number for photos is set.", { max: 30 }),
  email: word("Email us photos", "On the button.", { max: 30 }),
  subject: word("Subject", "Of the email that the button prepares."),
  lines: word("Lines to fill in", "The text of that email, and of the text message.", { max: 300 }),
  byText: word("By text message", "Part of a sentence. Texts use {{photo-ways}} to list the available ways.", { holds: ["phone"] }),
  byEmail: word("By email", "Part of the same sentence."),
  withForm: word("With the form", "Part of the same sentence, if the form accepts photos."),
});

export const timeWords = group("TimeWords", "Hours and days", {
  hour: word("One hour", "Such as 1 hour.", { holds: ["count"], max: 30 }),
  hours: word("Several hours", "Such as 24 hours.", { holds: ["count"], max: 30 }),
  open: word("Day with hours", "A row of the opening hours.", { holds: ["days", "hours"], max: 30 }),
  closed: word("Day without hours", "A row of the opening hours.", { holds: ["days"], max: 30 }),
});

export const promiseWords = group("PromiseWords", "Three reasons", {
  licensed: word(
    "Licensed and insured",
    "First of three short lines on the home page and beside long texts. Leave it empty if you are neither.",
  ).optional(),
  warranty: word("Warranty", "Second line.", { holds: ["years"] }),
  answer: word("Answer", "Third line.", { holds: ["hours"] }),
});

const label = (title: string) => word(title, "Label.", { max: 40 });

export const trustWords = group("TrustWords", "What customers ask", {
  heading: word("The block's heading", "On about, contact and service pages."),
  sample: word("Sample", "Under the heading, while Sample content is on under Business."),
  since: label("In business"),
  sinceYear: word("Since when", "The year.", { holds: ["year"], max: 40 }),
  licenseClass: word("License class", "After the license number.", { holds: ["class"], max: 40 }),
  licenseLimit: word("Monetary limit", "After the license number.", { holds: ["amount"] }),
  insurance: label("Insurance"),
  compensation: label("Workers' compensation"),
  certificate: word("Link that asks for the certificate", "An email with the lines below, once Certificate on request is on."),
  certificateLines: word("Lines to fill in", "The text of that email.", { max: 300 }),
  leadTime: label("Lead time"),
  sampleMark: word("Mark of a sample", "After the lead time, while Sample content is on under Business.", { max: 20 }),
  minimum: label("Minimum charge"),
  sealer: label("Sealer"),
  mix: label("Its mix"),
  coverage: label("Coverage"),
  sealant: label("Crack sealant"),
  water: label("Drains and wash water"),
  crew: label("Who does the work"),
  payment: label("Terms of payment"),
  deposit: label("Deposit"),
  languages: label("Languages"),
  papers: label("Papers"),
  booking: label("Booking"),
  book: word("Link to the booking", "To the page where a time is chosen.", { max: 40 }),
  reviews: label("Review profiles"),
  warranty: label("Warranty"),
  warrantyTerms: word("Link to the warranty", "To the terms on the about page."),
  people: word("People", "Heading on the about page."),
  truck: word("Truck", "Beside the people.", { max: 40 }),
  terms: word("Warranty terms", "Heading on the about page.", { holds: ["years"] }),
  covers: label("Covers"),
  excludes: label("Does not cover"),
  claim: label("How to claim"),
});
