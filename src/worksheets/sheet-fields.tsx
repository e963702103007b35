import type { InputHTMLAttributes } from "react";
import { nowrap } from "../content/format/nowrap";
import type { SheetFieldWords, SheetTableWords } from "./types";
import * as styles from "./sheet.module.css";

/** Attributes by kind of field. Lengths are limited to the room on the printed sheet. */
const INPUTS: Readonly<Record<string, InputHTMLAttributes<HTMLInputElement>>> = {
  line: { type: "text", maxLength: 60 },
  date: { type: "date" },
  time: { type: "time" },
};

/** Renders the fields of a sheet. They have no names, so no form can send them. */
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

/** Renders the header row of a table. */
export const TableHead = ({ columns }: { readonly columns: readonly string[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
);

/** Renders a table with text fields. Screen readers announce the row of a field from the table. */
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

/** Renders a bulleted list, or nothing if it is empty. */
export const Points = ({ items }: { readonly items: readonly string[] }) =>
  items.length > 0 && (
    <ul className={styles.points}>
      {items.map((item) => (
        <li key={item}>{nowrap(item)}</li>
      ))}
    </ul>
  );
