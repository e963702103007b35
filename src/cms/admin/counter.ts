/** Shows under a field with a limit how much of it is used. */
import { toPlain, type ControlProps } from "./decap";

const LIMIT = /^at most (?<limit>\d+) characters$/;
const STYLE = { display: "block", textAlign: "right", fontSize: "12px", paddingTop: "2px" };

/**
 * Adds the count to what a field draws.
 *
 * @param drawn an element of the bundle's React
 */
export const drawCounter = (drawn: unknown, { field, value }: ControlProps): unknown => {
  const pattern = toPlain(field.get("pattern"));
  const limit = Array.isArray(pattern) ? LIMIT.exec(String(pattern[1]))?.groups?.limit : undefined;
  if (limit === undefined) return drawn;
  const used = typeof value === "string" ? value.trim().length : 0;
  const color = used > Number(limit) ? "#b3261e" : "#5d626f";
  return window.h("div", {}, drawn, window.h("small", { style: { ...STYLE, color } }, `${used} of ${limit} characters`));
};
