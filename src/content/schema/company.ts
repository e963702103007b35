/** What customers ask a contractor. Each fact is optional, stands nowhere while it is left out, and must be true. */
import { z } from "zod";
import { calendarDate, httpsUrl, longText, shortText, toggle, usPhone } from "./fields";
import { amount, isInOrder, OUT_OF_ORDER } from "./figures";
import { plainPictureSchema } from "./picture";

const personSchema = z
  .strictObject({
    name: shortText({ title: "Name", description: "As customers shall call them.", isText: false }, 60),
    role: shortText({ title: "Role", description: "Such as Estimator." }, 60),
    text: longText({ title: "A sentence", description: "What they do for the customer." }, 240).optional(),
    picture: plainPictureSchema.optional(),
  })
  .meta({ id: "Person", title: "Person" });

const truckSchema = z
  .strictObject({
    text: longText({ title: "What pulls up", description: "Its color, and what is written on the door." }, 200),
    picture: plainPictureSchema.optional(),
  })
  .meta({ id: "Truck", title: "Truck", description: "So that customers know who is at the curb. Beside the people." });

const WEEKS = { min: 0, max: 52 };

const leadTimeSchema = z
  .strictObject({
    low: amount({ title: "From (weeks)", description: "The earliest a job can start." }, WEEKS),
    high: amount({ title: "To (weeks)", description: "The latest, as things stand." }, WEEKS),
    written: calendarDate({ title: "Written on", description: "The day you wrote it. The page says it: an old one tells nothing." }),
  })
  .refine(isInOrder, OUT_OF_ORDER)
  .meta({ id: "LeadTime", title: "Lead time", description: "How far out you are booked." });

const terms = (title: string, description: string) =>
  z
    .array(shortText({ title: "Point", description: "One short sentence." }, 160))
    .min(1)
    .max(12)
    .meta({ title, description });

const warrantySchema = z
  .strictObject({
    covers: terms("Covers", "What you fix at no charge."),
    excludes: terms("Does not cover", "What you do not, in as plain words."),
    claim: longText({ title: "How to claim", description: "Whom to tell, how, and how soon you look at it." }, 400),
  })
  .meta({ id: "WarrantyTerms", title: "Warranty terms", description: "A section of the about page. The years are in Business." });

const line = (title: string, description: string) => shortText({ title, description }, 160).optional();

/** What our own guide tells customers to ask. ASTM D6690 knows four types of hot-applied crack sealant. */
const answersSchema = z
  .strictObject({
    sealer: line("Sealer", "Product and maker. Whether it is made of asphalt or of coal tar must fit what the texts say."),
    mix: line("Mix", "Dilution, and sand per gallon, as the maker allows."),
    coverage: line("Coverage", "Of each coat, such as gallons per square yard."),
    sealant: line("Crack sealant", "Product, and its type of ASTM D6690."),
    water: line("Drains and wash water", "How inlets are blocked and where the water goes."),
    crew: line("Who does the work", "Your own people, or whom you subcontract to."),
  })
  .meta({ id: "WorkAnswers", title: "Material and crew", description: "Each only if it is the same on every job." });

const reviewProfileSchema = z
  .strictObject({
    name: shortText({ title: "Where", description: "Such as Google or the BBB.", isText: false }, 40),
    url: httpsUrl({ title: "Address", description: "Of your own profile there." }),
  })
  .meta({ id: "ReviewProfile", title: "Profile" });

const paperSchema = z
  .strictObject({
    name: shortText({ title: "Paper", description: "Such as W-9, or certificate of insurance." }, 40),
    url: httpsUrl({ title: "Address", description: "Where it can be downloaded." }),
  })
  .meta({ id: "Paper", title: "Paper" });

/** `content/settings/company.yml`. */
export const companySchema = z
  .strictObject({
    since: z
      .int()
      .min(1850)
      .max(2100)
      .meta({ title: "In business since (year)", description: "The year the company started.", widget: "number" })
      .optional(),
    people: z.array(personSchema).max(12).meta({ title: "People", description: "On the about page, with their leave." }).optional(),
    truck: truckSchema.optional(),
    licenseClass: shortText({ title: "License class", description: "As the State Contractors Board lists it.", isText: false }, 60).optional(),
    licenseLimit: z
      .int()
      .min(1)
      .max(100_000_000)
      .meta({ title: "Monetary limit (dollars)", description: "The highest contract that the license allows.", widget: "number" })
      .optional(),
    insurance: longText({ title: "Insurance", description: "Kind and amount, in words." }, 200).optional(),
    workersCompensation: longText({ title: "Workers' compensation", description: "With whom, or why there is none." }, 200).optional(),
    certificateOnRequest: toggle({ title: "Certificate on request", description: "Says so beside both." }, false),
    warranty: warrantySchema.optional(),
    answers: answersSchema.optional(),
    payment: longText({ title: "Terms of payment", description: "How and when the customer pays." }, 240).optional(),
    deposit: longText({ title: "Deposit", description: "How much and when, or that there is none." }, 160).optional(),
    languages: line("Languages", "In which somebody answers the phone, such as English and Spanish."),
    papers: z.array(paperSchema).max(8).meta({ title: "Papers", description: "Downloads a board or a manager asks for." }).optional(),
    textPhone: usPhone({ title: "Mobile number for photos", description: "Customers send text messages with photos to it." }).optional(),
    booking: httpsUrl({ title: "Booking", description: "Where customers choose a time for a visit." }).optional(),
    reviews: z.array(reviewProfileSchema).max(8).meta({ title: "Review profiles", description: "Where others review you." }).optional(),
    leadTime: leadTimeSchema.optional(),
    bidDays: amount({ title: "A bid holds (days)", description: "From its date. Left out, no text may name it." }, { min: 1, max: 365 }).optional(),
  })
  .meta({ id: "Company", title: "What customers ask" });

export type Company = z.infer<typeof companySchema>;
