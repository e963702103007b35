import type { InputHTMLAttributes } from "react";
import { nowrap } from "../content/format/nowrap";
import { TableHead } from "./table-head";
import type { SheetFieldWords, SheetTableWords } from "./types";
import * as styles from "./sheet.module.css";

/** As much as a printed sheet has room for. */
const INPUTS: Readonly<Record<string, InputHTMLAttributes<HTMLInputElement>>> = {
  line: { type: "text", maxLength: 60 },
  date: { type: "date" },
  time: { type: "time" },
};

/** Asks for what a sheet wants to know. The fields have no names: no form could send them. */
export const SheetFields = ({ fields }: { readonly fields: readonly SheetFieldWords[] }) => (
  <div className={styles.fields}>
    {fields.map(({ label, kind }) => (
      <label key={label}>
        {nowrap(label)}
        <span>{kind === "lines" ? <textarea rows={2} maxLength={160} /> : <input {...INPUTS[kind]} />}</span>
      </label>
    ))}
  </div>
);

/** Draws a table to write into. The row of a field is said by the table itself. */
export const SheetTable = ({ columns, rows }: SheetTableWords) => (
  <div className={styles.scroll}>
    <table className={styles.table} data-columns={columns.length}>
      <TableHead columns={columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{nowrap(row)}</th>
            {columns.slice(1).map((column) => (
              <td key={column}>
                <input type="text" aria-label={column} maxLength={40} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
