/** Strings beside the facts that customers ask about. */
import { group } from "../fields";
import { word } from "./word";

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
