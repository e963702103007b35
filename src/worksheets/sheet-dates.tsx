import { whole } from "../components/ui/whole";
import { fillIn } from "../content/placeholders";
import { dayIn, daysBefore, weekdayDate } from "../format/dates";
import type { SheetDatesWords } from "./types";
import * as styles from "./sheet.module.css";

interface SheetDatesProps extends SheetDatesWords {
  /** The day to count back from, as 2026-10-01; undefined while there is none. */
  readonly from: string | undefined;
}

/** Lists the dates that lie so many days before another. Without it there is room to write them by hand. */
export const SheetDates = ({ from, before, dayBefore, passed, days }: SheetDatesProps) => (
  <div role="status">
    <dl className={styles.dates}>
      {days.map((count) => {
        const date = from && daysBefore(from, count);
        return (
          <div key={count}>
            <dt>{whole(count === 1 ? dayBefore : fillIn(before, { days: count }))}</dt>
            <dd>
              {date && weekdayDate(date)}
              {date && date < dayIn(undefined, new Date()) && <span data-screen-only=""> {passed}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  </div>
);
