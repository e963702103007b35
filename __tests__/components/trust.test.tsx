import { screen } from "@testing-library/react";
import { Trust } from "../../src/components/sections/trust";
import { settingsOf, type CompanyFacts } from "../../src/content/settings";
import { leadTimeLine } from "../../src/content/shared/facts";
import { fillIn } from "../../src/content/shared/placeholders";
import { fixture } from "../fixtures/content";
import { render, words } from "./with-words";

const { business } = fixture;
const { company } = settingsOf(fixture);
const { trust } = words;

const renderTrust = (shown: Partial<CompanyFacts>) => render(<Trust company={{ license: business.license, ...shown }} />);
const texts = () => screen.queryAllByRole("definition").map(({ textContent }) => textContent);

it.each<[string, Partial<CompanyFacts>]>([
  ["the license number", {}],
  // The certificate is requested by email, and no address is set.
  ["the license number and a certificate that no address can send", { certificateOnRequest: true, reviews: [] }],
])("renders nothing if there is nothing to show besides %s", (_, facts) => {
  expect(renderTrust(facts).container).toBeEmptyDOMElement();
});

it("renders every configured fact", () => {
  renderTrust(company);
  const license = fillIn(words.contact.licenseNumber, { license: business.license ?? "" });
  expect(texts()).toEqual([
    "since 1998",
    company.crew,
    `${license}, class C-8, jobs of $245,000 at most`,
    company.insurance,
    company.insurer,
    company.workersCompensation,
    trust.warrantyTerms,
    company.leadTime,
    "$450",
    ...Object.values(company.answers ?? {}),
    company.references,
    company.payment,
    company.deposit,
    company.languages,
    trust.certificate,
    ...(company.papers ?? []).map(({ name }) => name),
    company.textPhone,
    trust.book,
    ...(company.reviews ?? []).map(({ name }) => name),
  ]);
});

it.each([
  ["length and terms", 3, company.warranty, 1],
  ["no length", undefined, company.warranty, 0],
  ["no terms", 3, undefined, 0],
])("links to the warranty's terms only if the warranty has a length and terms: %s", (_, warrantyYears, warranty, count) => {
  const content = { ...fixture, business: { ...business, warrantyYears }, company: { ...fixture.company, warranty } };
  renderTrust(settingsOf(content).company);
  expect(screen.queryAllByRole("link", { name: trust.warrantyTerms })).toHaveLength(count);
});

it("marks the lead time as a sample only on a sample site", () => {
  const leadTime = "In two weeks.";
  expect(leadTimeLine({ leadTime, isSample: true }, trust)).toBe(`${trust.leadTime}: ${leadTime} ${trust.sampleMark}`);
  expect(leadTimeLine({ leadTime, isSample: false }, trust)).toBe(`${trust.leadTime}: ${leadTime}`);
});

it("writes no line about the lead time if none is set", () => {
  expect(leadTimeLine({ isSample: true }, trust)).toBeUndefined();
});
