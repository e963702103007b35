/** Gives an entry the sheets that it names, so that its page holds those and no others. */
import type { Content, FileData } from "./schema";
import type { WORKSHEETS } from "./shared/words";

type Worksheets = FileData<"worksheets">;

interface EntryWorksheets {
  /** Sheets of fields and points, in the order the entry names them. */
  readonly sheets: Worksheets["sheets"];
  readonly parkingSheet?: Worksheets["accessibleParking"];
}

/** Looks up what an entry names; a sheet that the settings leave out is left out here too. */
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
