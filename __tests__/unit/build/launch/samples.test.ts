import path from "node:path";
import { fixture } from "../../../fixtures/content";
import { folderForEachTest } from "../../../fixtures/folder";
import { launchProblems } from "../../../../src/build/launch/rules";
import { isSampleText } from "../../../../src/build/launch/samples";

const folder = folderForEachTest();

const REVIEW =
  "I manage a small plaza with six tenants. They did the lot in two halves, so nobody had to close. The lines are sharp and drivers have stopped parking across them. The estimate listed every item separately.";

const withReview = (text: string) => ({
  ...fixture,
  testimonials: [{ name: "A customer", location: "reno", text, rating: 5, home: false, sample: false }],
});
const found = (content: typeof fixture) => launchProblems(content).map(({ file, field }) => `${file} ${field}`);

it.each([
  ["as it is shipped", REVIEW],
  ["with one letter changed", REVIEW.replace("plaza", "plazas")],
  ["with other capitals and no points", REVIEW.toUpperCase().replaceAll(".", "")],
  ["with a sentence taken out", REVIEW.replace("The lines are sharp and drivers have stopped parking across them. ", "")],
])("finds a shipped review %s, whatever its mark says", (_what, text) => {
  expect(found(withReview(text))).toContain("testimonials.yml testimonials[0].text");
});

it("leaves alone a review of somebody else", () => {
  const text = "We run a small clinic. They came twice, kept our ramp open, and the lines were dry by noon. I would call them again.";
  expect(found(withReview(text))).not.toContain("testimonials.yml testimonials[0].text");
});

it.each([
  ["as it is shipped", "Check, card or bank transfer, once you've walked the job with us. W-9 on request.", true],
  ["with one letter changed", "Check, card or bank transfers, once you've walked the job with us. W-9 on request.", true],
  ["in words of its own", "Check or card, due within ten days of the last walk-through.", false],
])("judges what is said of payment %s", (_what, payment, isFound) => {
  const fields = found({ ...fixture, company: { ...fixture.company, payment } });
  expect(fields.includes("settings/company.yml payment")).toBe(isFound);
});

it("finds texts that say insured while the settings do not say how", () => {
  const company = { ...fixture.company, insurance: undefined };
  const words = { ...fixture.words, promises: { ...fixture.words.promises, licensed: "Licensed and insured" } };
  expect(found({ ...fixture, company, words })).toContain("settings/company.yml insurance");
});

it("finds prices of the year before last, and a lead time that is old", () => {
  const prices = { ...fixture.facts.prices, year: new Date().getFullYear() - 2 };
  const leadTime = { low: 1, high: 2, written: "2020-01-01" };
  const problems = found({ ...fixture, facts: { ...fixture.facts, prices }, company: { ...fixture.company, leadTime } });
  expect(problems).toEqual(expect.arrayContaining(["settings/facts.yml prices.year", "settings/company.yml leadTime.written"]));
});

it("finds shipped pictures by their bytes, under any name", () => {
  const pictures = (root: string) => launchProblems(fixture, root).filter(({ file }) => file === "images");
  folder.write("images/own.jpg", "a photo");
  expect(pictures(folder.at())).toEqual([]);
  expect(pictures(path.resolve("content"))).toHaveLength(1);
});

it("knows the Spanish of the samples", () => {
  const deposit =
    "La mayoría de las entradas, ninguno. Trabajos más grandes, 10 por ciento, y en su casa nunca más de lo que permite la ley.";
  expect(isSampleText(deposit)).toBe(true);
  expect(isSampleText("Nada por adelantado: paga cuando termina el trabajo.")).toBe(false);
});
