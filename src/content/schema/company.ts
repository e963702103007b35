/** Facts that customers ask a contractor about. All are optional, but each stated fact must be accurate. Pages omit unset facts. */
import { group, httpsUrl, list, longText, shortText, toggle, usPhone } from "./fields";
import { amount } from "./figures";
import { plainPictureSchema } from "./picture";

const personSchema = group("Person", {
  name: shortText("Name", "As customers should call them.", 60),
  role: shortText("Role", "Such as Estimator.", 60),
  text: longText("A sentence", "What they do for the customer.", 240).optional(),
  picture: plainPictureSchema.optional(),
}).meta({ id: "Person" });

const truckSchema = group("Truck", {
  text: longText("What pulls up", "Its color, and what is written on the door.", 200),
  picture: plainPictureSchema.optional(),
}).meta({ id: "Truck", description: "Helps customers recognize who is at the curb. Shown beside the people." });

const terms = (title: string, description: string) =>
  list(title, description, shortText("Point", "One short sentence.", 160))
    .min(1)
    .max(12);

const warrantySchema = group("Warranty terms", {
  covers: terms("Covers", "What you fix at no charge."),
  excludes: terms("Does not cover", "What you do not fix, in equally plain words."),
  claim: longText("How to claim", "Whom to contact, how, and how soon you inspect the problem.", 400),
}).meta({
  id: "WarrantyTerms",
  description: "A section of the about page. Shown only if the warranty's length in years is set under Business.",
});

const line = (title: string, description: string) => shortText(title, description, 160).optional();

/**
 * Answers to the questions that our post on choosing a contractor recommends asking. ASTM D6690 defines four types of hot-applied crack
 * sealant.
 */
const answersSchema = group("Material and crew", {
  sealer: line("Sealer", "Product and manufacturer. Must match what the site says about asphalt and coal tar."),
  mix: line("Mix", "Dilution, and sand per gallon, within the manufacturer's limits."),
  coverage: line("Coverage", "How much goes into each coat, for example in gallons per square yard."),
  sealant: line("Crack sealant", "Product, and its type under ASTM D6690."),
  water: line("Drains and wash water", "How inlets are blocked and where the water goes."),
  crew: line("Who does the work", "Your own people, or whom you subcontract to."),
}).meta({ id: "WorkAnswers", description: "Fill in a line only if the answer is the same for every job." });

const reviewProfileSchema = group("Profile", {
  name: shortText("Where", "Such as Google or the BBB.", 40),
  url: httpsUrl("Address", "Link to your own profile on that site."),
}).meta({ id: "ReviewProfile" });

const paperSchema = group("Paper", {
  name: shortText("Paper", "Such as W-9, or certificate of insurance.", 40),
  url: httpsUrl("Address", "Where it can be downloaded."),
}).meta({ id: "Paper" });

/** `content/settings/company.yml`. */
export const companySchema = group("What customers ask", {
  since: amount("In business since (year)", "The year the company started.", { min: 1850, max: 2100 }).optional(),
  people: list("People", "Shown on the about page, with their permission.", personSchema).max(12).optional(),
  truck: truckSchema.optional(),
  licenseClass: shortText("License class", "As your state lists it.", 60).optional(),
  licenseLimit: amount("Monetary limit (dollars)", "The largest contract amount that the license allows.", {
    min: 1,
    max: 100_000_000,
  }).optional(),
  crew: line("Crew", "How many people, and who leads them on site."),
  insurance: longText("Insurance", "Kind and amount, in words.", 200).optional(),
  insurer: line("Insurer", "The company that insures you, and whom to call about the policy."),
  workersCompensation: longText("Workers' compensation", "The insurer, or why you have none.", 200).optional(),
  certificateOnRequest: toggle("Certificate on request", "Shows a link for requesting the insurance certificate by email."),
  warranty: warrantySchema.optional(),
  answers: answersSchema.optional(),
  references: line("References", "Such as three recent jobs on request, with a phone number for each."),
  payment: longText("Terms of payment", "How and when the customer pays.", 240).optional(),
  deposit: longText("Deposit", "How much and when, or say that you ask for none.", 160).optional(),
  languages: line("Languages", "Languages spoken on the phone, such as English and Spanish."),
  papers: list("Papers", "Downloads that a board or a manager asks for.", paperSchema).max(8).optional(),
  textPhone: usPhone("Mobile number for photos", "Customers text photos to this number.").optional(),
  booking: httpsUrl("Booking", "Where customers choose a time for a visit.").optional(),
  reviews: list("Review profiles", "Sites where customers review you.", reviewProfileSchema).max(8).optional(),
  leadTime: line("Lead time", 'How far out you book, by season, such as "In spring, usually two to three weeks." Shown beside prices.'),
  bidDays: amount("Bid valid for (days)", "From the bid's date. Leave empty if bids do not expire.", { min: 1, max: 365 }).optional(),
}).meta({ id: "Company" });

/** Facts that are the same in every language. Only the English file sets them. */
export const SHARED_FACTS = [
  "since",
  "licenseClass",
  "licenseLimit",
  "certificateOnRequest",
  "textPhone",
  "booking",
  "reviews",
  "bidDays",
] as const satisfies readonly (keyof typeof companySchema.shape)[];
