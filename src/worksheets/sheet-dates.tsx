import { useRef } from "react";
import { nowrap } from "../content/format/nowrap";
import { languageOf } from "../content/shared/languages";
import { fillIn } from "../content/shared/placeholders";
import { dayIn, weekdayDate } from "../content/format/dates";
import { daysBefore } from "./days-before";
import type { SheetDatesWords } from "./types";
import { useField, type Field } from "./use-fields";
import * as styles from "./sheet.module.css";

const today = (): string => dayIn(new Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());

const isDate = ({ type }: Field): boolean => type === "date";

/** Renders dates counted back from the sheet's first date field. Until that field is filled in, shows blank lines to write on. */
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
                {date && date < today() && <span data-screen-only=""> {passed}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
};
