import type { InputHTMLAttributes } from "react";
import { nowrap } from "../content/format/nowrap";
import type { SheetFieldWords, SheetTableWords } from "./types";
import * as styles from "./sheet.module.css";

/** Attributes by kind of field. `maxLength` is what fits on the printed sheet. */
const INPUTS: Readonly<Record<string, InputHTMLAttributes<HTMLInputElement>>> = {
  line: { type: "text", maxLength: 60 },
  date: { type: "date" },
  time: { type: "time" },
};

/** Renders the fields of a sheet. The fields have no names, so that no form can send their values. */
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
          {nowrap(column)}
        </th>
      ))}
    </tr>
  </thead>
);

/** Renders a table with text fields. A field's label names only its column, because screen readers announce the row header as well. */
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

/** Renders a bulleted list, or nothing if there are no items. */
export const Points = ({ items }: { readonly items: readonly string[] }) =>
  items.length > 0 && (
    <ul className={styles.points}>
      {items.map((item) => (
        <li key={item}>{nowrap(item)}</li>
      ))}
    </ul>
  );
