/** Reads and writes the files of pages for the CMS: fields in YAML, text under them. Its list shows what a page's fields alone do not say. */
import { parse, stringify } from "yaml";

/** The field that the list shows, and that no file holds: what keeps a page from the public. */
export const STATE = "state";

const FRONT_MATTER = /^---[ \t]*\n(?<yaml>[\s\S]*?)\n?^---[ \t]*$\n?/m;

type Data = Readonly<Record<string, unknown>>;

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
  const { 0: head = "", groups } = FRONT_MATTER.exec(content) ?? {};
  const data: unknown = parse(groups?.yaml ?? "");
  const fields = isData(data) ? data : {};
  const body = content.slice(head.length).trim();
  return { ...fields, ...(body && { body }), [STATE]: stateOf(fields, today) };
};

/**
 * Writes a page's file as the project's formatter would.
 *
 * @param order names of fields, in the order of the form
 */
export const writePage = ({ body, ...data }: Data, order: readonly string[]): string => {
  // The form asks early whether a page is a draft; in files it has always stood last.
  const early = order.filter((name) => name !== "draft");
  const place = (name: string): number => (early.includes(name) ? early.indexOf(name) : early.length);
  const sorted = Object.fromEntries(
    Object.entries(data)
      .filter(([name]) => name !== STATE)
      .sort(([one], [other]) => place(one) - place(other)),
  );
  const text = typeof body === "string" ? body.trim() : "";
  return `---\n${stringify(sorted, { lineWidth: 0 })}---\n${text && `\n${text}\n`}`;
};
