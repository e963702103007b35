import { useRef } from "react";
import { nowrap } from "../content/format/nowrap";
import { countTable } from "./parking/count-table";
import { useSpaces } from "./parking/use-spaces";
import { TableHead } from "./table-head";
import type { ParkingSheetWords } from "../content/settings";
import * as styles from "./sheet.module.css";

export interface ParkingTableProps {
  readonly words: ParkingSheetWords["table"];
}

/** Shows how many spaces of a lot must be accessible, and marks the line of the lot that is written into the sheet. */
export const ParkingTable = ({ words }: ParkingTableProps) => {
  const table = useRef<HTMLTableElement>(null);
  const read = useSpaces(table);
  const rows = countTable(words);
  const line = rows.find(({ to }) => read && "total" in read && read.total <= to);
  return (
    <table ref={table} className={styles.table}>
      <TableHead columns={[words.total, words.accessible, words.vans]} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.to} aria-current={row === line ? "true" : undefined}>
            <th scope="row">{nowrap(row.total)}</th>
            <td>{nowrap(row.accessible)}</td>
            <td>{nowrap(row.vans)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
