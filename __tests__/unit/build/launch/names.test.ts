import { mkdirSync } from "node:fs";
import { folderForEachTest } from "../../../fixtures/folder";
import { fixture } from "../../../fixtures/content";
import { namesReport, sampleNames } from "../../../../src/build/launch/names";

const folder = folderForEachTest();
const { business } = fixture;

beforeEach(() => {
  for (const name of ["pages", "locations"]) mkdirSync(folder.at(name), { recursive: true });
  folder.write("pages/home.yml", "# Las Vegas\ntitle: Las Vegas and Henderson\ntext: In Nevada, see NRS 624\nmore: Mojave sun\n");
  folder.write("pages/about.yml", "text: Pictures are computer renderings of Henderson\nlink: https://example.com/Mojave\n");
});

it("lists the files with the sample's names, the file with the most lines first", () => {
  expect(sampleNames(folder.at(), business)).toEqual([
    { file: "pages/home.yml", lines: [2, 4], names: ["Las Vegas", "Henderson", "Mojave"] },
    { file: "pages/about.yml", lines: [1], names: ["Henderson", "computer rendering"] },
  ]);
});

it("reports laws of Nevada for a company in another state", () => {
  const address = { ...business.address, region: "ID", state: "Idaho" };
  expect(sampleNames(folder.at(), { ...business, address })[0]).toMatchObject({ lines: [2, 3, 4] });
});

it("reports words for Nevada's weather for a company in another state", () => {
  const address = { ...business.address, region: "ID", state: "Idaho" };
  folder.write("pages/blog.yml", "text: Late in the monsoon\n");
  expect(sampleNames(folder.at(), { ...business, address })).toContainEqual({ file: "pages/blog.yml", lines: [1], names: ["monsoon"] });
  expect(sampleNames(folder.at(), business).map(({ file }) => file)).not.toContain("pages/blog.yml");
});

it("accepts the places that the company serves, and names listed under `kept`", () => {
  folder.write("locations/henderson.md", "---\ntitle: Here\n---\n");
  folder.write("settings/business.yml", "kept:\n  - what: pages/home.yml\n    reason: A trip to Las Vegas.\n");
  const kept = [
    { what: "pages/home.yml", reason: "A trip to Las Vegas." },
    { what: "computer rendering", reason: "They are." },
  ];
  expect(sampleNames(folder.at(), { ...business, kept })).toEqual([]);
  expect(namesReport([])).toBe("No text names the sample's places.");
});
