/** Parts of the parking worksheet that depend on the entered number of spaces. */
import { useRef, type RefObject } from "react";
import { nowrap } from "../content/format/nowrap";
import type { ParkingAnswerWords, ParkingSheetWords } from "./types";
import { fillIn } from "../content/shared/placeholders";
import { accessibleSpaces, countTable, MAX_SPACES, readSpaces } from "./accessible-spaces";
import { TableHead } from "./sheet-fields";
import { useField, type Field } from "./use-fields";
import * as styles from "./sheet.module.css";

const isSpacesField = ({ inputMode }: Field): boolean => inputMode === "numeric";

/** Returns the number of spaces entered in the sheet around an element, or the problem with the input. */
const useSpaces = (part: RefObject<Element | null>): ReturnType<typeof readSpaces> => readSpaces(useField(part, isSpacesField));

/** Renders how many accessible spaces the entered number requires. Without a number, the values are blank lines to fill in by hand. */
export const ParkingAnswer = (words: ParkingAnswerWords) => {
  const place = useRef<HTMLDivElement>(null);
  const read = useSpaces(place);
  const answer = read && "total" in read ? accessibleSpaces(read.total) : undefined;
  return (
    <div ref={place} role="status">
      {read && "problem" in read && <p>{fillIn(words[read.problem], { most: MAX_SPACES.toLocaleString("en-US") })}</p>}
      <dl className={styles.dates}>
        {(["accessible", "vans", "others"] as const).map((kind) => (
          <div key={kind}>
            <dt>{words[kind]}</dt>
            <dd>{answer?.[kind].toLocaleString("en-US")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

/** Renders table 208.2 of the ADA Standards, and marks the row for the entered number. */
export const ParkingTable = (words: ParkingSheetWords["table"]) => {
  const table = useRef<HTMLTableElement>(null);
  const read = useSpaces(table);
  const rows = countTable(words);
  const currentRow = rows.find(({ to }) => read && "total" in read && read.total <= to);
  return (
    <table ref={table} className={styles.table}>
      <TableHead columns={[words.total, words.accessible, words.vans]} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.to} aria-current={row === currentRow ? "true" : undefined}>
            <th scope="row">{nowrap(row.range)}</th>
            <td>{nowrap(row.accessible)}</td>
            <td>{nowrap(row.vans)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
