/** Reads and writes content files for the CMS. Adds notes for the editor to an entry's data; the notes are never written to the file. */
import { parse } from "yaml";
import { mediumDate } from "../content/format/dates";
import { publishDay } from "../content/shared/calendar";
import { mergeMarkdown } from "./merge-markdown";
import { type Data } from "./same";
import { normalYaml, writeYaml } from "./yaml-document";
import { isRecord } from "../content/shared/required";

/** Note: the reasons why a page, or its link in a list, is hidden from visitors. The editor's list of entries shows this note. */
export const STATE = "state";
/** Note: the title as visitors see it, with its facts filled in, for lists and pickers. */
export const SHOWN = "shown";
/** Note: the last part of the page's public path, for the link to the page. */
export const PAGE = "page";
/** Name of the widget that shows the state at the top of the form, with links to the other languages. */
export const ENTRY_LINE = "entry_line";
/** Name of the widget of a note that is not shown (decap/open-form.ts). */
export const NOTE = "note";
/** Note: the full text of the file that the entry was read from. Saving merges the changes into this text. */
export const SOURCE = "#source";
/** Note: the hash in Git of the file when it was read. To detect edit conflicts, a save compares it with the file's current hash. */
export const BASE = "#base";
/** Note: the data to write when an entry is saved. */
export const SAVING = "#saving";

const NOTES: ReadonlySet<string> = new Set([STATE, SHOWN, PAGE, SOURCE, BASE, SAVING]);

/** The notes that an open form keeps in fields that are not shown. */
export const FORM_NOTES: readonly string[] = [PAGE, SOURCE, BASE];

/** Returns an entry's data without the notes. */
export const withoutNotes = (data: Data): Data => Object.fromEntries(Object.entries(data).filter(([name]) => !NOTES.has(name)));

/** Matches a page's front matter: its fields between two lines of ---. */
const FRONT_MATTER = /^---[ \t]*\n(?<yaml>(?:[^]*?\n)?)---[ \t]*(?:\n|$)/;

/** Returns a file's content with Unix line endings and without byte order marks. */
export const normalizeLines = (file: string): string => file.replace(/^\uFEFF+/, "").replace(/\r\n?/g, "\n");

/**
 * Formats the day on which a page will be published, without the current year. Returns undefined if the day is not in the future.
 *
 * @param today the date, such as 2026-11-22
 */
export const futureDay = (data: Data, today: string): string | undefined => {
  const day = publishDay(data);
  // `mediumDate` returns undefined for {{now}}, the placeholder for today in a new entry.
  return day !== undefined && day > today ? mediumDate(day)?.replace(`, ${today.slice(0, 4)}`, "") : undefined;
};

/**
 * Returns the reasons why a page, or its link in a list, is hidden from visitors; empty if both are visible.
 *
 * @param today the date, such as 2026-11-22
 */
export const statesOf = (data: Data, today: string): readonly string[] => {
  const day = futureDay(data, today);
  return [
    ...(data.reviewed === false ? ["Not reviewed"] : []),
    ...(data.draft === true ? ["Draft"] : []),
    ...(day === undefined ? [] : [`Waits until ${day}`]),
    ...(data.listed === false ? ["Not in the list"] : []),
  ];
};

/** Returns the note STATE of an entry, such as " · Draft". */
export const stateNote = (data: Data, today: string): string =>
  statesOf(data, today)
    .map((words) => ` · ${words}`)
    .join("");

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
 * Parses a page's file: front matter and markdown body.
 *
 * @throws if the YAML is invalid
 */
export const readPage = (content: string): Data => {
  const source = normalizeLines(content);
  const { yaml, body } = partsOf(source);
  return { ...fieldsIn(yaml), ...(body && { body }), [SOURCE]: source };
};

/** Parses a YAML file: settings or a list. */
export const readSettings = (content: string): Data => {
  const source = normalizeLines(content);
  return { ...fieldsIn(source), [SOURCE]: source };
};

/** Returns the content of the file that an entry was read from; empty for a new entry. */
export const sourceOf = ({ [SOURCE]: source }: Data): string => (typeof source === "string" ? source : "");

/** Returns the content of a page's file, with the changes merged into the previous content. */
export const mergedPage = (data: Data): string => {
  const { yaml, body: former } = partsOf(sourceOf(data));
  const { body, ...fields } = withoutNotes(data);
  return pageOf(writeYaml(yaml, fields), typeof body === "string" ? mergeMarkdown(former, body.trim()) : "");
};

/** Returns the content of a settings or list file, with the changes merged into the previous content. */
export const mergedSettings = (data: Data): string => writeYaml(sourceOf(data), withoutNotes(data));

/** Returns the content of a file at a path, with the changes merged into the previous content. */
export const mergedFile = (path: string, data: Data): string => (path.endsWith(".md") ? mergedPage : mergedSettings)(data);

/**
 * Returns a file format for Decap. The site's backend passes entries to Decap as JSON with all notes. Only a saved entry is written as a
 * file. Decap also calls `toFile` to store a draft in the browser. The result is then empty, so that Decap stores nothing, because the site
 * stores drafts itself (admin/unsaved-text.ts).
 */
export const formatOf = (write: (data: Data) => string) => ({
  // Safe cast: the backend wrote this JSON.
  fromFile: (content: string): Data => (content === "" ? {} : (JSON.parse(content) as Data)),
  toFile: (data: Data): string => {
    const { [SAVING]: saving } = data;
    return isRecord(saving) ? write(saving) : "";
  },
});

/**
 * Returns a file's content in the layout that the editor saves.
 *
 * @param path path of the file; markdown files are pages
 * @throws if the YAML is invalid
 */
export const normalFile = (path: string, content: string): string => {
  const source = normalizeLines(content);
  if (!path.endsWith(".md")) return normalYaml(source);
  const { yaml, body } = partsOf(source);
  return pageOf(normalYaml(yaml), body);
};
