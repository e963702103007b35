import { claimAdvice, claimsMade, contactData, doubtfulClaims } from "../../../src/advice/claims";
import { missingCautions, priceAdvice } from "../../../src/advice/prices";

const passage = (text: string) => ({ field: "text", line: 7, text });
const business = { siteUrl: "https://www.example.com" };
const advise = (file: string, text: string) => claimAdvice([{ file, passages: [passage(text)] }], { business });

test.each(doubtfulClaims)("notices a claim: $why", (claim) => {
  expect(claimsMade([passage(claim.breaks)], [claim])).toHaveLength(1);
});

test("a question claims nothing", () => {
  expect(claimsMade([passage("Is a lot sealed every year?")])).toEqual([]);
});

test("says where a claim stands, why it is doubtful and what to do", () => {
  expect(advise("posts/a.md", "We are a family-owned company.")).toEqual([
    {
      file: "posts/a.md",
      line: 7,
      field: "text",
      why: '"We are a family-owned company.": the company\'s age, size and honors are not known.',
      mend: "Say what can be shown, or leave it out.",
    },
  ]);
});

test("leaves to customers and to the owner's own facts what they say", () => {
  expect(advise("testimonials.yml", "They are the best crew in town!")).toEqual([]);
  expect(advise("settings/business.yml", "Family-owned since 2009.")).toEqual([]);
});

test.each(["Call (702) 555-0142.", "Call 702-555-0142.", "Write to us@example.com."])("notices contact data: %s", (text) => {
  expect(text).toMatch(contactData);
  expect(advise("posts/a.md", text)).toEqual([expect.objectContaining({ mend: "Write {{phone}} or {{email}}." })]);
});

test("names every caution that a price lacks", () => {
  expect(missingCautions("A driveway costs $300.")).toHaveLength(4);
  expect(missingCautions("A driveway costs {{driveway-price}}.")).toHaveLength(4);
  expect(missingCautions("{{price-year}} sample range {{driveway-price}}, not a quote, a minimum applies.")).toEqual([]);
  expect(missingCautions("No price at all.")).toEqual([]);
});

test("advises at the first price of a file", () => {
  const passages = [passage("Nothing."), { field: "text", line: 9, text: "It costs $5." }];
  expect(priceAdvice([{ file: "posts/a.md", passages }])).toEqual([expect.objectContaining({ file: "posts/a.md", line: 9 })]);
});

test("lets the words of the interface be glad, and claim no more than other texts", () => {
  expect(advise("settings/words.yml", "It is with us!")).toEqual([]);
  expect(advise("settings/words.yml", "We are a family-owned company.")).toHaveLength(1);
});

test("leaves to the owner what the owner alone can know", () => {
  expect(advise("settings/company.yml", "General liability, $2 million a claim. Call (702) 555-0142.")).toEqual([]);
});
