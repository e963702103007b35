import { screen, within } from "@testing-library/react";
import { Trust } from "../../src/components/sections/trust";
import type { CompanyFacts } from "../../src/content/settings";
import { fillIn } from "../../src/content/shared/placeholders";
import { fixture } from "../fixtures/content";
import { render, words } from "./with-words";

const { business, company, facts } = fixture;
const { trust } = words;

const draw = (shown: Partial<CompanyFacts>) => render(<Trust company={{ license: business.license, ...shown }} />);
const texts = () => screen.queryAllByRole("definition").map(({ textContent }) => textContent);

it("shows nothing while nothing is set", () => {
  expect(draw({}).container).toBeEmptyDOMElement();
  expect(draw({ certificateOnRequest: true, reviews: [] }).container).toBeEmptyDOMElement();
});

it("says all that is set, in the owner's words", () => {
  draw({ ...company, minimum: facts.prices.minimum });
  const license = fillIn(words.contact.licenseNumber, { license: business.license ?? "" });
  expect(texts()).toEqual([
    "since 1998",
    `${license}, class C-8, jobs of $245,000 at most`,
    `${company.insurance} ${trust.certificate}`,
    `${company.workersCompensation} ${trust.certificate}`,
    trust.warrantyTerms,
    "in 2-3 weeks, written March 9, 2099",
    "$450",
    ...Object.values(company.answers ?? {}),
    company.payment,
    company.deposit,
    company.languages,
    ...(company.papers ?? []).map(({ name }) => name),
    company.textPhone,
    trust.book,
    ...(company.reviews ?? []).map(({ name }) => name),
  ]);
});

it.each([
  [{ since: 2001 }, trust.since],
  [{ deposit: "None." }, trust.deposit],
])("shows %j alone", (shown, label) => {
  draw(shown);
  expect(texts()).toHaveLength(1);
  expect(within(screen.getByRole("region", { name: trust.heading })).getByText(label)).toBeVisible();
});
