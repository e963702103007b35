import { PAGE_PARTS } from "../content/words";
import { Section } from "../components/ui/section";
import { whole } from "../components/ui/whole";
import type { ParkingSheetWords } from "./types";
import { useTyped } from "./use-typed";
import { countTable } from "./parking/count-table";
import { ParkingSheet } from "./parking-sheet";
import { readSpaces } from "./parking/read-spaces";
import * as styles from "./sheet.module.css";

interface AccessibleParkingProps {
  readonly words: ParkingSheetWords;
  readonly print: string;
}

/** Shows how many spaces of a lot must be accessible, and a sheet to work it out for one. The table stands without any script. */
export const AccessibleParking = ({ words, print }: AccessibleParkingProps) => {
  const typed = useTyped();
  const read = readSpaces(typed.fields?.[1]?.value ?? "");
  const rows = countTable(words.table);
  const line = rows.find(({ to }) => read && "total" in read && read.total <= to);
  return (
    <div data-sheet="">
      <Section heading={words.heading} text={words.text} id={PAGE_PARTS.parking}>
        <table className={styles.table}>
          <thead>
            <tr>
              {[words.table.total, words.table.accessible, words.table.vans].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.to} aria-current={row === line ? "true" : undefined}>
                <th scope="row">{whole(row.total)}</th>
                <td>{whole(row.accessible)}</td>
                <td>{whole(row.vans)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <ParkingSheet words={words} print={print} typed={typed} read={read} />
      </Section>
    </div>
  );
};
