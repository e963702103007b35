import { claimsMade, contactData, forbiddenClaims, priceCautions } from "./rules/forbidden";
import { contentFiles, passagesOf } from "./rules/passages";
import { shipped } from "./rules/shipped";

const joined = (file: string): string =>
  passagesOf(file)
    .map(({ text }) => text)
    .join("\n");

describe.each(contentFiles())("%s", (file) => {
  test("claims nothing that is forbidden", () => {
    expect(claimsMade(passagesOf(file))).toEqual([]);
  });

  test("names prices only as dated samples with a minimum", () => {
    expect(priceCautions(joined(file))).toEqual([]);
  });
});

test.each(contentFiles().filter((file) => file !== "settings/business.yml"))("%s leaves phone and email to business.yml", (file) => {
  expect(joined(file)).not.toMatch(contactData);
});

test.each(shipped.services.filter(({ beforeAfter }) => beforeAfter))(
  "$slug says that its before and after pictures are renderings",
  ({ beforeAfter }) => {
    expect(beforeAfter?.text).toMatch(/\brender/i);
  },
);

test.each(forbiddenClaims)("the guard finds a claim: $why", (claim) => {
  expect(claimsMade([{ place: "line 1", text: claim.breaks }], [claim])).toHaveLength(1);
});

test("a question claims nothing", () => {
  expect(claimsMade([{ place: "line 1", text: "Is a lot sealed every year?" }])).toEqual([]);
});

test("the guard of prices names every caution that is left out", () => {
  expect(priceCautions("A driveway costs $300.")).toHaveLength(4);
  expect(priceCautions("2025 sample range $200-$500, not a quote, a minimum applies.")).toEqual([]);
});

test.each(["Call (702) 555-0142.", "Call 702-555-0142.", "Write to us@example.com."])(
  "the guard of phone and email finds them: %s",
  (text) => {
    expect(text).toMatch(contactData);
  },
);
