/** Labels the closed rows of the opening hours. Decap's own `summary` shows lists and times as the file has them: ["Saturday"], 08:00. */
import { formatClock, weeklyHours } from "../../content/format/hours";
import { isRecord } from "../../content/shared/required";
import { decap, toPlain } from "./api";

/** Formats a row, such as "Saturday: 8:00 AM to 4:00 PM". Returns undefined for a row of another list, or one that is not filled in. */
export const hoursRow = (row: unknown): string | undefined => {
  if (!isRecord(row)) return undefined;
  const { days, opens, closes } = row;
  if (!Array.isArray(days) || days.length === 0 || typeof opens !== "string" || typeof closes !== "string") return undefined;
  const open = weeklyHours([{ days: days.map(String), opens, closes }], "en").filter(({ hours }) => hours !== undefined);
  return `${open.map((run) => run.days).join(", ")}: ${formatClock(opens)} to ${formatClock(closes)}`;
};

/**
 * Registers the labels on top of the site's lists.
 *
 * @throws when Decap has no list widget to build on
 */
export const registerHoursRows = (): void => {
  const list = decap().getWidget("list");
  if (!list) throw new Error("This version of Decap has no list widget");
  class LabeledList extends list.control {
    override objectLabel(row: unknown) {
      return hoursRow(toPlain(row)) ?? super.objectLabel?.(row) ?? "";
    }
  }
  decap().registerWidget("list", LabeledList, list.preview, list.schema);
};
