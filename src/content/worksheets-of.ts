/** Resolves the worksheets of an entry, so that its page has only those. */
import type { Content } from "./schema";
import { PAGE_PARTS } from "./shared/words";
import { sheetId, type WORKSHEETS } from "./shared/worksheets";

/** Returns the sheets that an entry names, in its order. Omits sheets that the settings do not have. */
export const worksheetsOf = (
  { worksheets }: Pick<Content, "worksheets">,
  entry: object & { readonly worksheets?: readonly (typeof WORKSHEETS)[number][] | undefined },
) => {
  const names = entry.worksheets ?? [];
  const { heading, text, print, accessibleParking } = worksheets;
  return {
    ...{ heading, text, print },
    sheets: names.flatMap((name) => worksheets.sheets.filter((sheet) => sheet.name === name)),
    parkingSheet: names.includes("accessible-parking") ? accessibleParking : undefined,
  };
};

/** Returns the anchors of the sheets on their page. */
export const sheetAnchors = ({ sheets, parkingSheet }: ReturnType<typeof worksheetsOf>): readonly string[] => [
  ...(sheets.length > 0 ? [PAGE_PARTS.worksheets, ...sheets.map(({ name }) => sheetId(name))] : []),
  ...(parkingSheet ? [PAGE_PARTS.parking] : []),
];
