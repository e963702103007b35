/** Resolves the worksheets of an entry, so that its page has only those. */
import type { Content, FileData } from "./schema";
import type { WORKSHEETS } from "./shared/words";

type Worksheets = FileData<"worksheets">;

interface EntryWorksheets {
  /** Sheets of fields and points, in the entry's order. */
  readonly sheets: Worksheets["sheets"];
  readonly parkingSheet?: Worksheets["accessibleParking"];
}

/** Returns the sheets that an entry names. Leaves out sheets that the settings do not have. */
export const worksheetsOf = (
  { worksheets }: Pick<Content, "worksheets">,
  entry: object & { readonly worksheets?: readonly (typeof WORKSHEETS)[number][] },
): EntryWorksheets => {
  const names = entry.worksheets ?? [];
  const { accessibleParking } = worksheets;
  return {
    sheets: names.flatMap((name) => worksheets.sheets.filter((sheet) => sheet.name === name)),
    ...(accessibleParking && names.includes("accessible-parking") && { parkingSheet: accessibleParking }),
  };
};
