import { worksheetsOf } from "../../../src/content/worksheets-of";
import { fixture } from "../../fixtures/content";

const { worksheets } = fixture;
const { heading, text, print, sheets: all } = worksheets;
const [notice] = all;
const shared = { heading, text, print };

it("gives an entry the sheets that it names, in its order", () => {
  const other = { ...notice, name: "bid-scope" as const, title: "Other", blocks: [] };
  const given = { worksheets: { ...worksheets, sheets: [...all, other] } };
  const { sheets } = worksheetsOf(given, { worksheets: ["bid-scope", "notice"] });
  expect(sheets.map(({ name }) => name)).toEqual(["bid-scope", "notice"]);
});

it("gives the parking worksheet only to who names it", () => {
  expect(worksheetsOf(fixture, { worksheets: ["accessible-parking"] })).toEqual({
    ...shared,
    sheets: [],
    parkingSheet: worksheets.accessibleParking,
  });
  expect(worksheetsOf(fixture, { worksheets: ["notice"] })).toEqual({ ...shared, sheets: [notice] });
});

it("leaves out what the settings leave out, and gives nothing to who names nothing", () => {
  const bare = { worksheets: { ...worksheets, sheets: [], accessibleParking: undefined } };
  expect(worksheetsOf(bare, { worksheets: ["notice", "accessible-parking"] })).toEqual({ ...shared, sheets: [] });
  expect(worksheetsOf(fixture, {})).toEqual({ ...shared, sheets: [] });
});
