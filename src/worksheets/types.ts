/** What the sheets are drawn from: the words of worksheets.yml. */
import type { Sheet } from "../content/settings";

export type SheetBlockWords = Sheet["blocks"][number];
export type SheetFieldWords = SheetBlockWords["fields"][number];
export type SheetTableWords = NonNullable<SheetBlockWords["table"]>;
/** Dates counted back from the sheet's first date, in days. */
export type SheetDatesWords = NonNullable<SheetBlockWords["dates"]>;
