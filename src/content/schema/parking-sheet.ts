/** Strings of the accessible-parking worksheet. Placeholders are its legal figures, from src/content/shared/parking-law.ts. */
import { group, list, longText, shortText } from "./fields";
import { word } from "./words/word";

const label = (title: string, description: string) => shortText(title, description, 80);
const line = (title: string, description: string, ...holds: readonly string[]) => word(title, description, { holds, max: 300 });

const tableSchema = group("ParkingTable", "Table", {
  total: label("Spaces in the lot", "Heads the first column."),
  accessible: label("Accessible spaces", "Heads the second column."),
  vans: label("Of these, for vans", "Heads the third column."),
  over: word("Over", "The last row.", { holds: ["count"] }),
  percent: word("A share", "Says a share of all spaces.", { holds: ["percent"] }),
  plus: word("And more", "Says how many from the last row on.", { holds: ["base", "each", "from"] }),
  oneIn: word("One in so many", "The share of van spaces.", { holds: ["count"] }),
});

const countSchema = group("ParkingCount", "Count", {
  lot: label("Lot", "Asks for the name of the lot."),
  spaces: label("Spaces", "Asks for the number of spaces."),
  accessible: label("Accessible spaces", "Beside their number."),
  vans: label("Van spaces", "Beside their number."),
  others: label("Other accessible spaces", "Beside their number."),
  unclear: line("No number", "Letters, a sign, two points."),
  fraction: line("Part of a space", "A number with decimals."),
  none: line("No spaces", "The number 0."),
  tooLarge: line("Too large", "More spaces than any lot has.", "most"),
});

const sizesSchema = group("ParkingSizes", "Sizes", {
  heading: label("Heading", "Above the sizes."),
  car: line("Car space", "Its width and its aisle's.", "width", "aisle"),
  van: line("Van space", "Two ways to lay it out.", "wide", "aisle", "width", "wideAisle"),
  clearance: line("Height for vans", "Over space, aisle and route.", "clearance"),
  slope: line("Slope", "In every direction.", "slope"),
  aisle: line("Aisle", "How it lies beside the space."),
});

const stateSignsSchema = group("StateSigns", "Nevada's signs", "If empty, the sheet mentions only federal signs.", {
  sign: line("Each sign", "What the state adds.", "fine", "feet"),
  sideLoading: line("Side-loading lifts", "In larger lots.", "count"),
  loading: line("Loading area", "The sign beside such a space.", "fine", "feet"),
  source: line("Statute", "Names it, and the year of the text."),
});

const signsSchema = group("ParkingSigns", "Signs", {
  heading: label("Heading", "Above the signs."),
  symbol: line("Symbol", "Each sign, and its height.", "inches"),
  van: line("Van spaces", "Their added words."),
  small: line("Small sites", "Where no federal sign is asked for.", "count"),
  state: stateSignsSchema.optional(),
});

const limitsSchema = group("ParkingLimits", "Limits", {
  heading: label("Heading", "Above the limits."),
  outpatient: line("Hospital outpatients", "Their share.", "percent"),
  rehabilitation: line("Rehabilitation", "Its share.", "percent"),
  points: list("More limits", "What the sheet does not answer.", longText("Point", "One limit of the sheet.", 300), { min: 1, max: 8 }),
});

/** A table that is always visible, and a sheet for one lot. */
export const parkingSheetSchema = group("ParkingSheet", "Accessible parking", "If empty, no page shows it.", {
  heading: shortText("Heading", "The section's heading.", 90),
  text: longText("Introduction", "Names the source of the table.", 300),
  table: tableSchema,
  title: label("Opens it", "The line that opens the sheet."),
  count: countSchema,
  sizes: sizesSchema,
  signs: signsSchema,
  limits: limitsSchema,
});
