import { fixture } from "../../../fixtures/content";
import { folderForEachTest } from "../../../fixtures/folder";
import { launchProblems } from "../../../../src/publish/launch/rules";
import { digestsIn, sampleFiles } from "../../../../src/publish/launch/samples";

const folder = folderForEachTest();
const found = (content: typeof fixture) => launchProblems(content).map(({ file, field }) => `${file} ${field}`);

it("finds unchanged shipped files, even if they are renamed", () => {
  folder.write("projects.yml", "projects: []\n");
  folder.write("images/lot.jpg", "a rendering");
  folder.write("es/projects.yml", "projects: [] # es\n");
  const shipped = digestsIn(folder.at());
  expect(sampleFiles(folder.at(), shipped)).toEqual(["es/projects.yml", "images/lot.jpg", "projects.yml"]);
  folder.write("projects.yml", "projects: [ ]\n");
  folder.write("images/renamed.jpg", "a rendering");
  folder.write("images/own.jpg", "a photo");
  expect(sampleFiles(folder.at(), shipped)).toEqual(["es/projects.yml", "images/lot.jpg", "images/renamed.jpg"]);
});

it("reports a claim of insurance if the settings have no insurance", () => {
  const company = { ...fixture.company, insurance: undefined };
  const words = { ...fixture.words, promises: { ...fixture.words.promises, licensed: "Licensed and insured" } };
  expect(found({ ...fixture, company, words })).toContain("settings/company.yml insurance");
});

it("reports prices from the year before last", () => {
  const prices = { ...fixture.facts.prices, year: new Date().getFullYear() - 2 };
  expect(found({ ...fixture, facts: { ...fixture.facts, prices } })).toContain("settings/facts.yml prices.year");
});
