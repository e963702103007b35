/** Reads and writes files for the CMS: YAML, followed by a text in pages. Adds notes for the editor, which no file contains. */
import { parse } from "yaml";
import { mediumDate } from "../content/format/dates";
import { publishDay } from "../content/shared/calendar";
import { overText } from "./markdown-source";
import { type Data } from "./same";
import { normalYaml, writeYaml } from "./yaml-document";
import { isRecord } from "../content/shared/required";

/** Why a page is not public, as text for the list of entries. */
export const STATE = "state";
/** The title as visitors see it, with its facts, for lists and pickers. */
export const SHOWN = "shown";
/** The widget that shows the state at the top of the form, with links to the other languages. */
export const ENTRY_LINE = "entry_line";
/** Full text of the file that the entry was read from. Saving merges the changes into it. */
export const SOURCE = "#source";
/** Data to write for an entry that is being saved. If missing, Decap is writing the browser's copy of a draft. */
export const SAVING = "#saving";

const NOTES: ReadonlySet<string> = new Set([STATE, SHOWN, SOURCE, SAVING]);

/** Returns an entry's data without the notes. */
export const withoutNotes = (data: Data): Data => Object.fromEntries(Object.entries(data).filter(([name]) => !NOTES.has(name)));

/** A page's fields between two lines of ---. */
const FRONT_MATTER = /^---[ \t]*\n(?<yaml>(?:[^]*?\n)?)---[ \t]*(?:\n|$)/;

/** Returns a file's text with Unix line endings and without a byte order mark. */
export const plainText = (file: string): string => file.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");

/**
 * Returns short reasons why visitors do not see a page, or not in its list; empty if they do.
 *
 * @param today the date, such as 2026-11-22
 */
export const statesOf = (data: Data, today: string): readonly string[] => {
  const day = publishDay(data);
  // Decap's placeholder for today is not a date.
  const ahead = day !== undefined && day > today ? mediumDate(day) : undefined;
  return [
    ...(data.reviewed === false ? ["Not reviewed"] : []),
    ...(data.draft === true ? ["Draft"] : []),
    ...(ahead === undefined ? [] : [`Waits until ${ahead.replace(`, ${today.slice(0, 4)}`, "")}`]),
    ...(data.listed === false ? ["Not in the list"] : []),
  ];
};

const partsOf = (source: string) => {
  const { 0: head = "", groups: { yaml = "" } = {} } = FRONT_MATTER.exec(source) ?? {};
  return { yaml, body: source.slice(head.length).trim() };
};

const pageOf = (yaml: string, body: string): string => `---\n${yaml}---\n${body && `\n${body}\n`}`;

const fieldsIn = (yaml: string): Data => {
  const data: unknown = parse(yaml);
  return isRecord(data) ? data : {};
};

/**
 * Reads a page's file.
 *
 * @throws if its YAML is invalid
 */
export const readPage = (content: string, today: string): Data => {
  const source = plainText(content);
  const { yaml, body } = partsOf(source);
  const fields = fieldsIn(yaml);
  const state = statesOf(fields, today).map((words) => ` \u00B7 ${words}`);
  return { ...fields, ...(body && { body }), [STATE]: state.join(""), [SOURCE]: source };
};

/** Reads a file of settings or a list, which is only YAML. */
export const readSettings = (content: string): Data => {
  const source = plainText(content);
  return { ...fieldsIn(source), [SOURCE]: source };
};

/** Returns the text of the file that an entry was read from; empty for a new entry. */
export const sourceOf = ({ [SOURCE]: source }: Data): string => (typeof source === "string" ? source : "");

/** Returns a page's file, with the changes merged into the one that it was read from. */
export const writePage = (data: Data): string => {
  const { yaml, body: former } = partsOf(sourceOf(data));
  const { body, ...fields } = withoutNotes(data);
  return pageOf(writeYaml(yaml, fields), typeof body === "string" ? overText(former, body.trim()) : "");
};

/** Returns a file of settings or a list, with the changes merged into the one that it was read from. */
export const writeSettings = (data: Data): string => writeYaml(sourceOf(data), withoutNotes(data));

/** Returns a file, with the changes merged into the one that it was read from. */
export const writeFile = (path: string, data: Data): string => (path.endsWith(".md") ? writePage : writeSettings)(data);

/** Returns a format for Decap, which also writes and reads the browser's copies of drafts: JSON, with the source that it is based on. */
export const formatOf = (read: (content: string) => Data, write: (data: Data) => string) => ({
  fromFile: (content: string): Data => (content.startsWith('{"') ? (JSON.parse(content) as Data) : read(content)), // written below
  toFile: (data: Data): string => {
    const { [SAVING]: saving } = data;
    return isRecord(saving) ? write(saving) : JSON.stringify(data);
  },
});

/**
 * Returns a file in the layout that the editor saves.
 *
 * @param path path of the file; markdown files are pages
 * @throws if its YAML is invalid
 */
export const normalFile = (path: string, content: string): string => {
  const source = plainText(content);
  if (!path.endsWith(".md")) return normalYaml(source);
  const { yaml, body } = partsOf(source);
  return pageOf(normalYaml(yaml), body);
};
