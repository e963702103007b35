/** The shipped content is a sample, and the launch check says so of every placeholder in it. */
import { launchProblems } from "../../src/build/launch/rules";
import { CONTENT_ROOT, shipped } from "./rules/shipped";

it("reports what is shipped: every placeholder and every sample", () => {
  const samples = shipped.testimonials.map((_, index) => `testimonials.yml testimonials[${index}].sample`);
  const placeholders = ["sample", "phone", "email", "license", "siteUrl", "delivery.endpoint"].map(
    (field) => `settings/business.yml ${field}`,
  );
  const projects = shipped.projects.map((_, index) => `projects.yml projects[${index}].scope`);
  const warranty = ["covers[0]", "covers[1]", "excludes[0]", "excludes[1]", "claim"].map((field) => `warranty.${field}`);
  const answers = [
    "insurance",
    "workersCompensation",
    ...warranty,
    "answers.sealer",
    "answers.water",
    "answers.crew",
    "payment",
    "deposit",
    "languages",
  ];
  expect(launchProblems(shipped, CONTENT_ROOT).map(({ file, field }) => `${file} ${field}`)).toEqual([
    ...placeholders,
    ...samples,
    ...projects,
    ...answers.map((field) => `settings/company.yml ${field}`),
    "images (folder)",
  ]);
});
