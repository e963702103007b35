/** Types of the sheets in worksheets.yml. */
import type { Extras } from "../content/settings";

export type Sheet = Extras["worksheets"]["sheets"][number];
export type ParkingSheetWords = NonNullable<Extras["worksheets"]["parkingSheet"]>;

/** Labels of the computed numbers of spaces, and messages for numbers that are rejected. */
export type ParkingAnswerWords = Omit<ParkingSheetWords["count"], "lot" | "spaces">;

export type SheetBlockWords = Sheet["blocks"][number];
export type SheetFieldWords = SheetBlockWords["fields"][number];
export type SheetTableWords = NonNullable<SheetBlockWords["table"]>;
/** Labels and day counts of the dates that are counted back from the sheet's first date field. */
export type SheetDatesWords = NonNullable<SheetBlockWords["dates"]>;
