import { companyAdvice } from "../../../src/advice/company";
import { companySchema } from "../../../src/content/schema/company";
import { fixture } from "../../fixtures/content";

const nothing = companySchema.parse({});
const { prices } = fixture.facts;

it("asks for nothing of an owner who has said it all", () => {
  expect(companyAdvice(fixture)).toEqual([]);
});

it("lists each question that is open, by its field", () => {
  const questions = Object.keys(companySchema.shape).filter((field) => field !== "certificateOnRequest");
  const asked = companyAdvice({ ...fixture, company: nothing });
  expect(new Set(asked.map(({ field }) => field))).toEqual(new Set(questions));
  expect(new Set(asked.map(({ file }) => file))).toEqual(new Set(["settings/company.yml"]));
});

it("asks for the minimum charge where the prices have it", () => {
  const facts = { ...fixture.facts, prices: { ...prices, minimum: undefined } };
  expect(companyAdvice({ ...fixture, facts })).toEqual([expect.objectContaining({ file: "settings/facts.yml", field: "prices.minimum" })]);
});

it("asks nothing of the shipped sample, whose company does not exist", () => {
  expect(companyAdvice({ ...fixture, company: nothing, business: { ...fixture.business, sample: true } })).toEqual([]);
});
