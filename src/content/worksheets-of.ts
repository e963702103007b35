/** Resolves the worksheets of an entry, so that its page has only those. */
import type { Content, FileData } from "./schema";
import { PAGE_PARTS } from "./shared/words";
import { sheetId, type WORKSHEETS } from "./shared/worksheets";

type Worksheets = FileData<"worksheets">;

interface EntryWorksheets extends Pick<Worksheets, "heading" | "text" | "print"> {
  /** Sheets of fields and points, in the entry's order. */
  readonly sheets: Worksheets["sheets"];
  readonly parkingSheet?: Worksheets["accessibleParking"];
}

/** Returns the sheets that an entry names. Leaves out sheets that the settings do not have. */
export const worksheetsOf = (
  { worksheets }: Pick<Content, "worksheets">,
  entry: object & { readonly worksheets?: readonly (typeof WORKSHEETS)[number][] | undefined },
): EntryWorksheets => {
  const names = entry.worksheets ?? [];
  const { heading, text, print, accessibleParking } = worksheets;
  return {
    ...{ heading, text, print },
    sheets: names.flatMap((name) => worksheets.sheets.filter((sheet) => sheet.name === name)),
    ...(accessibleParking && names.includes("accessible-parking") && { parkingSheet: accessibleParking }),
  };
};

/** Returns the anchors of the sheets on their page. */
export const sheetAnchors = ({ sheets, parkingSheet }: EntryWorksheets): readonly string[] => [
  ...(sheets.length > 0 ? [PAGE_PARTS.worksheets, ...sheets.map(({ name }) => sheetId(name))] : []),
  ...(parkingSheet ? [PAGE_PARTS.parking] : []),
];
