import { folderForEachTest } from "../../../fixtures/folder";
import { fixture } from "../../../fixtures/content";
import { namesReport, sampleNames } from "../../../../src/publish/launch/names";

const { at, write } = folderForEachTest();
const { business } = fixture;
const elsewhere = { ...business, address: { ...business.address, region: "ID", state: "Idaho" } };

beforeEach(() => {
  write("pages/home.yml", "# Las Vegas\ntitle: Las Vegas and Henderson\ntext: In Nevada, see NRS 624\nmore: Mojave sun\n");
  write("pages/about.yml", "text: Pictures are computer renderings of Henderson\nlink: https://example.com/Mojave\n");
});

it("lists the files and lines that mention the sample's names, starting with the file that has the most such lines", () => {
  expect(sampleNames(at(), business)).toEqual([
    { file: "pages/home.yml", lines: [2, 4], names: ["Las Vegas", "Henderson", "Mojave"] },
    { file: "pages/about.yml", lines: [1], names: ["Henderson", "computer rendering"] },
  ]);
});

it("reports mentions of Nevada's laws and weather only for a company in another state", () => {
  write("pages/blog.yml", "text: Late in the monsoon\n");
  expect(sampleNames(at(), elsewhere)[0]).toMatchObject({ lines: [2, 3, 4] });
  expect(sampleNames(at(), elsewhere)).toContainEqual({ file: "pages/blog.yml", lines: [1], names: ["monsoon"] });
  expect(sampleNames(at(), business).map(({ file }) => file)).not.toContain("pages/blog.yml");
});

it("accepts the places that the company serves, and the files and names listed under `kept`", () => {
  write("locations/henderson.md", "---\ntitle: Here\n---\n");
  write("settings/business.yml", "kept:\n  - what: pages/home.yml\n    reason: A trip to Las Vegas.\n");
  const kept = ["pages/home.yml", "computer rendering"].map((what) => ({ what, reason: "It is true." }));
  expect(sampleNames(at(), { ...business, kept })).toEqual([]);
  expect(namesReport([])).toBe("No file mentions the sample's places, state law, weather or pictures.");
});
