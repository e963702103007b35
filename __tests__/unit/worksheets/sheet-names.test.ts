/** Which names the sheets in worksheets.yml may have. */
import { files } from "../../../src/content/schema";
import { copyForEachTest } from "../../fixtures/content-copy";

const copy = copyForEachTest();
const { file } = files.worksheets;

/** Renames the fixture's first sheet, and returns the fields that the content check reports. */
const problemsNamed = (name: string) => {
  copy.change(file, /^sheets:\n {2}- name: .*$/m, `sheets:\n  - name: ${name}`);
  return copy.problems().map((problem) => `${problem.file} ${problem.field}`);
};

// The fixture also has a sheet named phase-map.
it.each(["board-summary", "bid-scope"])("accepts a sheet named %s", (name) => {
  expect(problemsNamed(name)).toEqual([]);
});

it("rejects the name of the parking sheet, because a page that chooses it would show two sheets", () => {
  expect(problemsNamed("accessible-parking")).toEqual([`${file} sheets[0].name`]);
});

it("rejects the name of the parking sheet even without that sheet", () => {
  copy.change(file, /^accessibleParking:\n(?: .*\n|\n)*/m, "");
  expect(problemsNamed("accessible-parking")).toEqual([`${file} sheets[0].name`]);
});

it("rejects a name that another sheet has", () => {
  expect(problemsNamed("phase-map")).toEqual([`${file} sheets[1].name`]);
});
