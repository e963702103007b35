import { worksheetsOf } from "../../../src/content/entries/extras";
import { fixture } from "../../fixtures/content";

const { worksheets } = fixture;
const { heading, text, print, sheets: all } = worksheets;
const [notice] = all;
const shared = { heading, text, print };

it("returns an entry's sheets in the order the entry lists them", () => {
  const other = { ...notice, name: "bid-scope" as const, title: "Other", blocks: [] };
  const settings = { worksheets: { ...worksheets, sheets: [...all, other] } };
  const { sheets } = worksheetsOf(settings, { worksheets: ["bid-scope", "notice"] });
  expect(sheets.map(({ name }) => name)).toEqual(["bid-scope", "notice"]);
});

it("returns the parking worksheet only for an entry that lists it", () => {
  expect(worksheetsOf(fixture, { worksheets: ["accessible-parking"] })).toEqual({
    ...shared,
    sheets: [],
    parkingSheet: worksheets.accessibleParking,
  });
  expect(worksheetsOf(fixture, { worksheets: ["notice"] })).toEqual({ ...shared, sheets: [notice] });
});

it("omits sheets that are not in the settings", () => {
  const bare = { worksheets: { ...worksheets, sheets: [], accessibleParking: undefined } };
  expect(worksheetsOf(bare, { worksheets: ["notice", "accessible-parking"] })).toEqual({ ...shared, sheets: [] });
});

it("returns no sheets for an entry that lists none", () => {
  expect(worksheetsOf(fixture, {})).toEqual({ ...shared, sheets: [] });
});
