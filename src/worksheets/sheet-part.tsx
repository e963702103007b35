import { Island } from "../client/islands/island";
import { ParkingAnswer, type ParkingAnswerProps } from "./parking-answer";
import { ParkingTable, type ParkingTableProps } from "./parking-table";
import { PrintButton, type PrintButtonProps } from "./print-button";
import { SheetDates } from "./sheet-dates";
import type { SheetDatesWords } from "./types";

export type SheetPartProps =
  | { readonly dates: SheetDatesWords }
  | { readonly print: PrintButtonProps }
  | { readonly table: ParkingTableProps }
  | { readonly answer: ParkingAnswerProps };

/** Draws the part of a sheet that answers what is written into it. Each reads the sheet's fields from the page. */
export const SheetPart = (part: SheetPartProps) => {
  if ("dates" in part) return <SheetDates {...part.dates} />;
  if ("print" in part) return <PrintButton {...part.print} />;
  return "table" in part ? <ParkingTable {...part.table} /> : <ParkingAnswer {...part.answer} />;
};

/** Puts a part into a sheet, as an island. */
export const SheetIsland = (part: SheetPartProps) => <Island name="worksheets" component={SheetPart} props={part} />;
