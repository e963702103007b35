import { PAGE_PARTS } from "../content/shared/constants";
import { Section } from "../components/ui/section";
import type { CompanyFacts } from "../content/settings";
import type { Maybe } from "../content/shared/required";
import { ParkingSheet } from "./parking-sheet";
import { Sheet } from "./sheet";
import { SheetIsland } from "./sheet-island";
import type { ParkingSheetWords, Sheet as SheetWords } from "./types";

interface WorksheetsProps {
  readonly heading: string;
  readonly text: string;
  readonly print: string;
  readonly sheets: readonly SheetWords[];
  readonly parkingSheet?: Maybe<ParkingSheetWords>;
  readonly known: CompanyFacts;
}

/** Renders the worksheets of a page, or nothing if the page has none. */
export const Worksheets = ({ heading, text, print, sheets, parkingSheet, known }: WorksheetsProps) => (
  <>
    {parkingSheet && (
      // Prints the whole section, including the table, if the worksheet in it is open (sheet.module.css).
      <div data-sheet="">
        <Section heading={parkingSheet.heading} text={parkingSheet.text} id={PAGE_PARTS.parking}>
          <SheetIsland table={parkingSheet.table} />
          <ParkingSheet words={parkingSheet} print={print} />
        </Section>
      </div>
    )}
    {sheets.length > 0 && (
      <Section heading={heading} text={text} background="sand" id={PAGE_PARTS.worksheets}>
        {sheets.map((sheet) => (
          <Sheet key={sheet.name} {...sheet} print={print} known={known} />
        ))}
      </Section>
    )}
  </>
);
