/** Edits content files while preserving their comments and the order of their fields. */
import path from "node:path";
import { readPage, readSettings, writeFile } from "../../src/cms/page-format";
import type { Data } from "../../src/cms/same";
import type { Files, Line } from "../../src/cms/take-out";
import type { FolderName } from "../../src/content/schema";
import { isRecord } from "../../src/content/shared/required";

/** Returns all files, with `change` applied to the content of each. */
export const mapFiles = (files: Files, change: (file: string, text: string) => string): Files =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file, change(file, text)]));

/** Parses the fields of a file. For a page, the field `body` contains the markdown. */
export const readFields = (file: string, text: string): Data => (file.endsWith(".md") ? readPage(text, "") : readSettings(text));

/** Returns the content of a file with changed fields and, for a page, changed markdown. */
export const rewrite = (file: string, text: string, fieldsOf: (fields: Data) => Data, bodyOf = (body: string): string => body): string => {
  const { body, ...fields } = readFields(file, text);
  return writeFile(file, { ...fieldsOf(fields), ...(typeof body === "string" && { body: bodyOf(body) }) });
};

/** Returns all files, with some fields of one file changed. If that file does not exist, returns the files unchanged. */
export const update = (files: Files, file: string, fieldsOf: (fields: Data) => Data): Files => {
  const text = files[file];
  return text === undefined ? files : { ...files, [file]: rewrite(file, text, (fields) => ({ ...fields, ...fieldsOf(fields) })) };
};

/** Returns the value if it is a group of fields, otherwise an empty group. */
export const asGroup = (value: unknown): Data => (isRecord(value) ? value : {});

/** Returns the slugs of a folder's English entries. */
export const slugsIn = (files: Files, folder: FolderName): readonly string[] =>
  Object.keys(files).flatMap((file) => (file.startsWith(`${folder}/`) ? [path.basename(file, ".md")] : []));

/** Returns the lines of a file that meet a condition. */
export const linesIn = (file: string, text: string, isWanted: (line: string) => boolean): readonly Line[] =>
  text.split("\n").flatMap((line, index) => (isWanted(line) ? [{ file, line: index + 1, text: line.trim() }] : []));

/** Returns a function that returns the bytes of a file, or undefined if the file does not exist. */
export const bytesIn = (files: Files) => (file: string) => (files[file] === undefined ? undefined : new TextEncoder().encode(files[file]));
