/** Worksheet constants shared by schemas and pages. */

/** Worksheets that a page can offer. Their strings are in worksheets.yml. */
export const WORKSHEETS = ["board-summary", "bid-scope", "notice", "phase-map", "accessible-parking"] as const;

/** Kinds of worksheet fields: one line, several lines, a date, or a time. */
export const SHEET_FIELDS = ["line", "lines", "date", "time"] as const;

/** Returns the HTML id of a worksheet. */
export const sheetId = (name: string): string => `sheet-${name}`;
