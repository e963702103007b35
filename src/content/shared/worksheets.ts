/** Worksheet constants shared by schemas and pages. */

/** Worksheets that worksheets.yml lists as `sheets`. */
export const SHEETS = ["board-summary", "bid-scope", "notice", "phase-map"] as const;

/** Worksheets that a page can offer. The accessible-parking sheet has a field of its own in worksheets.yml. */
export const WORKSHEETS = [...SHEETS, "accessible-parking"] as const;

/** Kinds of worksheet fields: one line, several lines, a date, or a time. */
export const SHEET_FIELDS = ["line", "lines", "date", "time"] as const;

/** Returns the HTML id of a worksheet. */
export const sheetId = (name: string): string => `sheet-${name}`;
