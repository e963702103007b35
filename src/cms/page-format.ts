/** Reads and writes files for the CMS: YAML, and under that of a page its text. */
import { parse } from "yaml";
import { SOURCE, STATE, withoutNotes } from "./notes";
import { writeOver } from "./yaml-source";

const FRONT_MATTER = /^---[ \t]*\n(?<yaml>[\s\S]*?)\n?^---[ \t]*$\n?/m;

/** The fields of a file, with the text of a page in `body` and with the notes of the editor. */
export type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Says in a few words why visitors do not see a page, or not in the list; nothing when they do.
 *
 * @param today the day, as 2026-11-22
 */
export const stateOf = (data: Data, today: string): string => {
  const day = [data.publishOn, data.date].find((value) => typeof value === "string");
  return [
    ...(data.draft === true ? ["Draft"] : []),
    ...(day !== undefined && day > today ? [`Waits for ${day}`] : []),
    ...(data.listed === false ? ["Not in the list"] : []),
  ]
    .map((words) => ` \u00B7 ${words}`)
    .join("");
};

/**
 * Reads a page's file.
 *
 * @throws when its YAML cannot be read
 */
export const readPage = (content: string, today: string): Data => {
  const { 0: head = "" } = FRONT_MATTER.exec(content) ?? {};
  const data: unknown = parse(yamlIn(content));
  const fields = isData(data) ? data : {};
  const body = content.slice(head.length).trim();
  return { ...fields, ...(body && { body }), [STATE]: stateOf(fields, today), [SOURCE]: content };
};

/** Reads a file of settings or of a list: YAML alone. */
export const readSettings = (content: string): Data => {
  const data: unknown = parse(content);
  return { ...(isData(data) ? data : {}), [SOURCE]: content };
};

const yamlIn = (page: string): string => FRONT_MATTER.exec(page)?.groups?.yaml ?? "";

/** Puts the fields in the order of the form. What it does not name comes last. */
const inOrder = (data: Data, order: readonly string[]): Data => {
  const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.fromEntries(Object.entries(withoutNotes(data)).sort(([one], [other]) => place(one) - place(other)));
};

/** Gives the file that an entry was read from; nothing for a new one. */
export const sourceOf = ({ [SOURCE]: source }: Data): string => (typeof source === "string" ? source : "");

/**
 * Writes a page's file.
 *
 * @param order names of fields, in the order of the form
 */
export const writePage = ({ body, ...data }: Data, order: readonly string[]): string => {
  // The form asks early whether a page is a draft; in files it has always stood last.
  const fields = inOrder(
    data,
    order.filter((name) => name !== "draft"),
  );
  const text = typeof body === "string" ? body.trim() : "";
  return `---\n${writeOver(yamlIn(sourceOf(data)), fields)}---\n${text && `\n${text}\n`}`;
};

/** Writes a file of settings or of a list. */
export const writeSettings = (data: Data, order: readonly string[]): string => writeOver(sourceOf(data), inOrder(data, order));
