/** Constants of the worksheets that content and pages share. */

/** Worksheets that pages may have; their words are in worksheets.yml. */
export const WORKSHEETS = ["board-summary", "bid-scope", "notice", "phase-map", "accessible-parking"] as const;

/** Kinds of a worksheet's fields: a line, several lines, a day, or a time. */
export const SHEET_FIELDS = ["line", "lines", "date", "time"] as const;

/** Returns the id of a worksheet on its page. */
export const sheetId = (name: string): string => `sheet-${name}`;
