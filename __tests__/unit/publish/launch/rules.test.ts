import { fixture } from "../../../fixtures/content";
import { withCurrentPrices } from "../../../fixtures/current-prices";
import { MAIL, REQUEST_STORE } from "../../../fixtures/request-store";
import type { Content } from "../../../../src/content/schema";
import { launchReport } from "../../../../src/publish/launch/report";
import { launchProblems } from "../../../../src/publish/launch/rules";

type Business = Content["business"];

const ready: Content = {
  ...withCurrentPrices(fixture),
  testimonials: ["A customer", "Another"].map((name) => ({
    name,
    location: "reno",
    text: "Good lines.",
    rating: 5,
    home: false,
    sample: false,
  })),
  business: {
    ...fixture.business,
    sample: false,
    phone: "(702) 555-2368",
    email: "office@desert-asphalt.us",
    siteUrl: "https://www.desert-asphalt.us",
    license: "0087654",
  },
  hosting: { delivery: { endpoint: "https://formspree.io/f/abc" } },
};

const withBusiness = (change: Partial<Business>): Content => ({ ...ready, business: { ...ready.business, ...change } });
const fields = (content: Content) => launchProblems(content).map(({ file, field }) => `${file} ${field}`);

it("reports nothing for a site that is ready to launch", () => {
  expect(launchProblems(ready)).toEqual([]);
});

// Placeholders, such as a phone number that is reserved for fiction.
it.each<[string, Partial<Business>]>([
  ["phone", { phone: "(702) 555-0142" }],
  ["email", { email: "estimates@mojaveblacktop.example" }],
  ["license", { license: "0000000" }],
  ["siteUrl", { siteUrl: "https://localhost" }],
  ["sample", { sample: true }],
])("reports %s if the settings contain %j", (field, change) => {
  expect(fields(withBusiness(change))).toEqual([`settings/business.yml ${field}`]);
});

it.each<[string, Content["hosting"]["delivery"]]>([
  ["delivery.endpoint", {}],
  ["delivery.endpoint", { endpoint: "https://forms.example/quote" }],
  ["delivery.requests.mail.to", { requests: { ...REQUEST_STORE, mail: { ...MAIL, to: "estimates@mojaveblacktop.example" } } }],
])("reports %s if hosting.yml contains the delivery %j", (field, delivery) => {
  expect(fields({ ...ready, hosting: { delivery } })).toEqual([`hosting.yml ${field}`]);
});

it("reports each sample review by its index", () => {
  const testimonials = ready.testimonials.map((review, index) => ({ ...review, sample: index === 1 }));
  expect(fields({ ...ready, testimonials })).toEqual(["testimonials.yml testimonials[1].sample"]);
});

it("prints each problem's file, field, current value and fix", () => {
  expect(launchReport(launchProblems(withBusiness({ license: "0000000" })))).toBe(
    "Launch check: 1 problem to fix before launch\n\n" +
      'content/settings/business.yml  license\n    is:   "0000000"\n    need: the contractor license number. ' +
      "Write it exactly as on the license. Many states require it in all advertising. Omit it if your state requires no license.",
  );
});

it("prints that the site is ready if there are no problems", () => {
  expect(launchReport([])).toContain("ready to go public");
});
