/** Problems in content, worded for the person who fixes them. */
import { HOSTING } from "../schema/hosting";
import { codesOutsideAscii, showInvisible } from "../format/clean-text";

/** A problem without its location. */
export interface Fault {
  readonly expected: string;
  readonly found: string;
  /** How to fix the problem. */
  readonly fix: string;
}

/** A problem in a string, and the index at which it starts. */
export interface TextFault extends Fault {
  readonly index: number;
}

/** A problem and its location in a file. */
export interface Problem extends Fault {
  /** Path relative to `content/`, such as `../static/robots.txt`; or `hosting.yml`. */
  readonly file: string;
  /** Line in that file, if known. The first line is 1. */
  readonly line?: number;
  /** Path of the field, such as `faqs.items[2].answer`. */
  readonly field: string;
}

/** A file whose fields have known lines. */
export interface FileWithLines {
  /** Path relative to `content/`. */
  readonly file: string;
  /** Returns the line of a field, or of its nearest parent if the field is missing. The first line is 1. */
  readonly lineOf: (path: readonly PropertyKey[]) => number | undefined;
}

/** A file's text below the front matter. */
export interface FileBody {
  /** Path relative to `content/`. */
  readonly file: string;
  readonly body: string;
  /** Line on which the body starts. The first line is 1. */
  readonly bodyLine: number;
}

/** Start of the path of a file outside `content/`. */
const OUTSIDE = "../";

const FOUND_LIMIT = 80;
/** Maximum number of characters outside ASCII that a report names. */
const MAX_CODES = 8;

const isTooLong = (text: string): boolean => text.length > FOUND_LIMIT;

/** Formats a string for a report, in quotes and truncated to 80 characters. */
export const excerpt = (value: string): string => {
  const quoted = showInvisible(JSON.stringify(value));
  return isTooLong(quoted) ? `${quoted.slice(0, FOUND_LIMIT)}...` : quoted;
};

/** Formats a value from a file for a report. A long string is truncated, and its length is stated. */
export const describeValue = (value: unknown): string => {
  if (value === undefined) return "nothing";
  if (value === null) return "an empty value";
  if (Array.isArray(value)) return `a list of length ${value.length}`;
  if (typeof value === "object") return `a group with ${Object.keys(value).join(", ") || "no fields"}`;
  if (typeof value !== "string") return JSON.stringify(value);
  const shown = excerpt(value);
  // The three dots make a truncated excerpt longer than the limit.
  return isTooLong(shown) ? `${shown} (${value.length} characters)` : shown;
};

/**
 * Formats a value that must be written in a certain way, such as an address. Names its characters outside ASCII, because some look like
 * the expected ones.
 */
export const describeExactly = (value: unknown): string => {
  const codes = typeof value === "string" ? codesOutsideAscii(value) : [];
  return codes.length > 0 ? `${describeValue(value)}, which contains ${codes.slice(0, MAX_CODES).join(", ")}` : describeValue(value);
};

/** Formats the path of a field, such as `faqs.items[2].answer`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((name, key) => (typeof key === "number" ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key)), "") ||
  "(whole file)";

const newProblem = (file: string, line: number | undefined, field: string, fault: Fault): Problem => {
  const { expected, found, fix } = fault;
  return { file, line, field, expected, found, fix };
};

/** Returns a problem located at a field. */
export const problemAt = ({ file, lineOf }: FileWithLines, path: readonly PropertyKey[], fault: Fault): Problem =>
  newProblem(file, lineOf(path), fieldName(path), fault);

/** Returns a problem located at an offset in a file's body. */
export const problemInText = ({ file, body, bodyLine }: FileBody, index: number, fault: Fault): Problem =>
  newProblem(file, bodyLine + body.slice(0, index).split("\n").length - 1, "text", fault);

/** Reports the faults that rules find in places, such as the links in markdown. A rule returns undefined or false if it finds no fault. */
export const faultsIn = <Place extends object>(
  places: readonly Place[],
  ...rules: readonly ((place: Place) => Fault | false | undefined)[]
) =>
  places.flatMap((place) =>
    rules.flatMap((faultOf) => {
      const fault = faultOf(place);
      return fault ? [{ ...place, ...fault }] : [];
    }),
  );

/** Returns the path of a file with a problem, relative to the project's root. */
export const projectPath = (file: string): string => {
  if (file === HOSTING) return file;
  return file.startsWith(OUTSIDE) ? file.slice(OUTSIDE.length) : `content/${file}`;
};

/** Formats problems as one report, in the given order. */
export const formatProblems = (problems: readonly Problem[]): string =>
  [
    `${problems.length} ${problems.length === 1 ? "problem" : "problems"}`,
    ...problems.map(({ file, line, field, expected, found, fix }) =>
      [
        `${projectPath(file)}${line === undefined ? "" : `:${line}`}  ${field}`,
        `    expected: ${expected}`,
        `    found:    ${found}`,
        `    fix:      ${fix}`,
      ].join("\n"),
    ),
  ].join("\n\n");

/** Error for invalid content, with the whole report as its message. */
export class ContentError extends Error {
  override readonly name = "ContentError";

  constructor(readonly problems: readonly Problem[]) {
    super(formatProblems(problems));
  }
}
