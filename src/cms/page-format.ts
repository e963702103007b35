/** Reads and writes files for the CMS: YAML, and under that of a page its text. */
import { parse } from "yaml";
import { plainLines, withLineEnds, withoutMark } from "./line-ends";
import { overText } from "./markdown-source";
import { SOURCE, STATE, withoutNotes } from "./notes";
import { type Data } from "./same";
import { writeOver } from "./yaml-source";
import { isRecord } from "../content/shared/required";

/** A page's fields between two lines of ---. */
const FRONT_MATTER = /^(?<open>---[ \t]*\n)(?<yaml>(?:[^]*?\n)?)(?<close>---[ \t]*(?:\n|$))/;

/**
 * Says in a few words why visitors do not see a page, or not in the list; nothing when they do.
 *
 * @param today the day, as 2026-11-22
 */
export const stateOf = (data: Data, today: string): string => {
  const day = [data.publishOn, data.date].find((value) => typeof value === "string");
  return [
    ...(data.reviewed === false ? ["Not reviewed"] : []),
    ...(data.draft === true ? ["Draft"] : []),
    ...(day !== undefined && day > today ? [`Waits for ${day}`] : []),
    ...(data.listed === false ? ["Not in the list"] : []),
  ]
    .map((words) => ` \u00B7 ${words}`)
    .join("");
};

const partsOf = (content: string) => {
  const { 0: head = "", groups: { open = "---\n", yaml = "", close = "---\n" } = {} } = FRONT_MATTER.exec(content) ?? {};
  const { lead = "\n", body = "", end = "\n" } = /^(?<lead>\s*)(?<body>\S[^]*?)(?<end>\s*)$/.exec(content.slice(head.length))?.groups ?? {};
  return { open, yaml, close, lead, body, end };
};

const fieldsIn = (yaml: string): Data => {
  const data: unknown = parse(yaml);
  return isRecord(data) ? data : {};
};

/**
 * Reads a page's file.
 *
 * @throws when its YAML cannot be read
 */
export const readPage = (content: string, today: string): Data => {
  const { yaml, body } = partsOf(plainLines(content));
  const fields = fieldsIn(yaml);
  return { ...fields, ...(body && { body }), [STATE]: stateOf(fields, today), [SOURCE]: withoutMark(content) };
};

/** Reads a file of settings or of a list: YAML alone. */
export const readSettings = (content: string): Data => ({ ...fieldsIn(plainLines(content)), [SOURCE]: withoutMark(content) });

/** Gives the file that an entry was read from; nothing for a new one. */
export const sourceOf = ({ [SOURCE]: source }: Data): string => (typeof source === "string" ? source : "");

/** Writes a page's file over the one that it was read from. */
export const writePage = (data: Data): string => {
  const source = sourceOf(data);
  const { open, yaml, close, lead, body: former, end } = partsOf(plainLines(source));
  const { body, ...fields } = withoutNotes(data);
  const text = typeof body === "string" ? body.trim() : "";
  const head = open + writeOver(yaml, fields) + close;
  return withLineEnds(source, text === "" ? head : head + lead + overText(former, text) + end);
};

/** Writes a file of settings or of a list over the one that it was read from. */
export const writeSettings = (data: Data): string => {
  const source = sourceOf(data);
  return withLineEnds(source, writeOver(plainLines(source), withoutNotes(data)));
};
