import { useRef } from "react";
import { nowrap } from "../content/format/nowrap";
import { languageOf } from "../content/shared/languages";
import { fillIn } from "../content/shared/placeholders";
import { dayIn, daysBefore, weekdayDate } from "../content/format/dates";
import type { SheetDatesWords } from "./types";
import { useField, type Field } from "./use-fields";
import * as styles from "./sheet.module.css";

const isDate = ({ type }: Field): boolean => type === "date";

/** Renders dates counted back from the sheet's first date field. They are blank, to fill in by hand, until it has a date. */
export const SheetDates = ({ before, dayBefore, passed, days }: SheetDatesWords) => {
  const place = useRef<HTMLDivElement>(null);
  const from = useField(place, isDate);
  return (
    <div ref={place} role="status">
      <dl className={styles.dates}>
        {days.map((count) => {
          const date = from && daysBefore(from, count);
          return (
            <div key={count}>
              <dt>{nowrap(count === 1 ? dayBefore : fillIn(before, { days: count }))}</dt>
              <dd>
                {date && weekdayDate(date, languageOf(window.location.pathname))}
                {date && date < dayIn(undefined, new Date()) && <span data-screen-only=""> {passed}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
};
