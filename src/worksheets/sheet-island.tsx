import { Island } from "../client/islands/island";
import { ParkingAnswer, ParkingTable } from "./parking-parts";
import { PrintButton } from "./print-button";
import { SheetDates } from "./sheet-dates";
import type { ParkingAnswerWords, ParkingSheetWords, SheetDatesWords } from "./types";

type SheetPartProps =
  | { readonly dates: SheetDatesWords }
  | { readonly print: string }
  | { readonly table: ParkingSheetWords["table"] }
  | { readonly answer: ParkingAnswerWords };

/** Renders an interactive part of a sheet. The part reads the sheet's fields from the DOM, because each part is a separate island. */
export const SheetPart = (part: SheetPartProps) => {
  if ("dates" in part) return <SheetDates {...part.dates} />;
  if ("print" in part) return <PrintButton label={part.print} />;
  return "table" in part ? <ParkingTable {...part.table} /> : <ParkingAnswer {...part.answer} />;
};

/** Renders an interactive part as an island. */
export const SheetIsland = (part: SheetPartProps) => <Island name="worksheets" component={SheetPart} props={part} />;
