/** Names what customers ask a contractor and the site does not say. */
import { files, type Content } from "../content/schema";
import type { Advice } from "./advice";

const QUESTIONS = {
  since: "how long the company has been in business",
  people: "who comes, and who runs the work",
  licenseClass: "which class of license the company has",
  licenseLimit: "up to what sum the license allows a contract",
  insurance: "how the company is insured",
  workersCompensation: "whether the crew is covered by workers' compensation",
  warranty: "what the warranty covers, and what not",
  answers: "what the sealer is, how it is mixed, and who does the work",
  payment: "how and when they pay",
  deposit: "whether money is due before the work",
  textPhone: "where to send photos from a phone",
  booking: "how to choose a time for a visit",
  reviews: "where others review the company",
  leadTime: "how soon a job can start",
} as const satisfies Partial<Record<keyof Content["company"], string>>;

const keys = Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[];

const missing = (file: string, field: string, question: string): Advice => ({
  file,
  field,
  why: `Customers ask ${question}; no page says it.`,
  mend: "Write it if it is so, or leave it out: it stands nowhere meanwhile.",
});

/** Lists the open questions. The shipped sample leaves them open: its company does not exist. */
export const companyAdvice = ({ business, company, facts }: Pick<Content, "business" | "company" | "facts">): readonly Advice[] =>
  business.sample
    ? []
    : [
        ...keys.filter((key) => company[key] === undefined).map((key) => missing(files.company.file, key, QUESTIONS[key])),
        ...(facts.prices.minimum === undefined ? [missing(files.facts.file, "prices.minimum", "what the least is that a job costs")] : []),
      ];
