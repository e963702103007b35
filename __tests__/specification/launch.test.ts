/** Tests the launch check on the shipped sample. */
import { launchProblems } from "../../src/publish/launch/rules";
import { readShipped, shippedIn } from "../../src/publish/launch/samples";
import { withCurrentPrices } from "../fixtures/current-prices";
import { CONTENT_ROOT, shipped } from "./rules/shipped";

it("the digests of the shipped files are up to date (if not, run npm run launch-check -- --ship)", () => {
  expect(readShipped()).toEqual(shippedIn(CONTENT_ROOT));
});

it("the launch check reports all placeholders, sample testimonials, and sample files", () => {
  const samples = shipped.testimonials.map((_, index) => `testimonials.yml testimonials[${index}].sample`);
  const placeholders = ["sample", "phone", "email", "license", "siteUrl"].map((field) => `settings/business.yml ${field}`);
  expect(launchProblems(withCurrentPrices(shipped), CONTENT_ROOT).map(({ file, field }) => `${file} ${field}`)).toEqual([
    ...placeholders,
    "hosting.yml delivery.endpoint",
    ...samples,
    "es/projects.yml (whole file)",
    "es/settings/company.yml (whole file)",
    "projects.yml (whole file)",
    "settings/company.yml (whole file)",
    "images (folder)",
  ]);
});
