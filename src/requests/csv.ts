/** Writes requests as CSV (RFC 4180) that a spreadsheet opens as text. */
import { serviceLabel } from "../quote/service-label";
import type { ServiceLabels } from "../quote/services";
import type { RequestRow } from "./rows";

const HEADINGS = ["Received (UTC)", "State", "Name", "Email", "Phone", "Service", "Project details", "Note"];

/** What a spreadsheet would take for a formula, also behind spaces. @see https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^[\s"']*[=+\-@|%\t\r\n]/;

/** Makes one cell: quoted, and with an apostrophe before what would be a formula. */
export const csvCell = (value: string): string => `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

const line = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/** Starts with the mark by which spreadsheets know UTF-8. */
export const csvHead = `\ufeff${line(HEADINGS)}`;

/** Writes a request as one line of the spreadsheet, its time in UTC to the minute. */
export const csvLine = ({ received_at, state, name, email, phone, service, message, note }: RequestRow, services: ServiceLabels): string =>
  line([
    new Date(received_at).toISOString().slice(0, 16).replace("T", " "),
    state,
    name,
    email,
    phone,
    serviceLabel(service, services),
    message,
    note,
  ]);
