import type { Examples } from "../components/examples/example";
import type { ParkingSheetWords, Sheet, SheetBlockWords } from "./types";
import { SheetLinks } from "./sheet-links";
import { Worksheets } from "./worksheets";

const empty: SheetBlockWords = { fields: [], points: [], company: false };

const sheet: Sheet = {
  name: "notice",
  title: "A notice",
  blocks: [
    {
      ...empty,
      heading: "When",
      text: "The pavement is sealed.",
      fields: [
        { label: "Property", kind: "line" },
        { label: "Work starts on", kind: "date" },
        { label: "Vehicles out by", kind: "time" },
        { label: "Where to park", kind: "lines" },
      ],
      table: { columns: ["Phase", "Closed", "Open"], rows: ["Phase 1", "Phase 2"] },
      dates: { before: "{days} days before", dayBefore: "The day before", passed: "(passed)", days: [30, 1] },
      points: ["Keep pets off."],
    },
    { ...empty, heading: "The plan", drawing: "Squared paper", company: true },
  ],
};

const parkingSheet: ParkingSheetWords = {
  heading: "Accessible spaces",
  text: "Table 208.2.",
  table: {
    total: "Spaces",
    accessible: "Accessible",
    vans: "Vans",
    over: "Over {count}",
    percent: "{percent}%",
    plus: "{base}, and 1 for each {each} over {from}",
    oneIn: "1 in {count}",
  },
  title: "One lot",
  count: {
    lot: "Lot",
    spaces: "All spaces",
    accessible: "Accessible spaces",
    vans: "For vans",
    others: "Others",
    unclear: "Digits?",
    fraction: "Whole ones?",
    none: "None.",
    tooLarge: "More than {most}?",
  },
  sizes: {
    heading: "Sizes",
    car: "{width} and {aisle} inches",
    van: "{wide} and {aisle}, or {width} and {wideAisle} inches",
    clearance: "{clearance} inches",
    slope: "At most {slope}",
    aisle: "Level",
  },
  signs: {
    heading: "Signs",
    symbol: "{inches} inches up",
    van: "Van accessible",
    small: "Up to {count}: none",
  },
  limits: { heading: "Limits", outpatient: "{percent}% for outpatients", rehabilitation: "{percent}% for therapy", points: ["No advice."] },
};

const words = { heading: "Sheets", text: "Fill in, print.", print: "Print" };
const known = { licenseClass: "A-1", insurance: "Liability, $1 million", license: "0000000" };

export const worksheetsExamples: Examples = {
  "A sheet with every part": <Worksheets {...words} sheets={[sheet]} known={known} />,
  "Accessible parking without a state's rules for signs": <Worksheets {...words} sheets={[]} parkingSheet={parkingSheet} known={known} />,
  "Links to the sheets": <SheetLinks heading="Sheets" sheets={[sheet]} />,
  "No sheets: renders nothing": <Worksheets {...words} sheets={[]} known={known} />,
};
