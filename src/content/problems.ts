/** What can be wrong with content, said so that the person who wrote it can fix it. */

/** One thing that is wrong. */
export interface Fault {
  readonly expected: string;
  readonly found: string;
  /** What to do about it. */
  readonly fix: string;
}

/** One thing wrong in one place of one file. */
export interface Problem extends Fault {
  /** Path below `content/`. */
  readonly file: string;
  /** Line in that file, counted from 1, where it is known. */
  readonly line?: number;
  /** Path of the field, such as `faqs.items[2].answer`. */
  readonly field: string;
}

const FOUND_LIMIT = 80;

/** Describes a value as a person would see it in the file, at most 80 characters of it. */
export const describeValue = (value: unknown): string => {
  if (value === undefined) return "nothing";
  if (value === null) return "an empty value";
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object") return `a group with ${Object.keys(value).join(", ") || "no fields"}`;
  const text = JSON.stringify(value);
  return text.length > FOUND_LIMIT ? `${text.slice(0, FOUND_LIMIT)}... (${text.length - 2} characters)` : text;
};

/** Writes a path the way a person reads it: `faqs.items[2].answer`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((name, key) => (typeof key === "number" ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key)), "") ||
  "(whole file)";

/** A file, as far as problems are located in it. */
interface Located {
  readonly file: string;
  readonly lineOf: (path: readonly PropertyKey[]) => number | undefined;
}

/** Says what is wrong with a field of a file. */
export const problemAt = ({ file, lineOf }: Located, path: readonly PropertyKey[], { expected, found, fix }: Fault): Problem => ({
  file,
  line: lineOf(path),
  field: fieldName(path),
  expected,
  found,
  fix,
});

interface Text {
  readonly file: string;
  readonly body: string;
  readonly bodyLine: number;
}

/** Says what is wrong in the text under a file's front matter, from a letter of it on. */
export const problemInText = ({ file, body, bodyLine }: Text, index: number, { expected, found, fix }: Fault): Problem => ({
  file,
  line: bodyLine + body.slice(0, index).split("\n").length - 1,
  field: "text",
  expected,
  found,
  fix,
});

/** Prints problems as one report, grouped in the order given. */
export const formatProblems = (problems: readonly Problem[]): string =>
  [
    `${problems.length} ${problems.length === 1 ? "problem" : "problems"} in content/`,
    ...problems.map(({ file, line, field, expected, found, fix }) =>
      [
        `content/${file}${line === undefined ? "" : `:${line}`}  ${field}`,
        `    expected: ${expected}`,
        `    found:    ${found}`,
        `    fix:     ${fix}`,
      ].join("\n"),
    ),
  ].join("\n\n");

/** Stops a build on content that does not hold, with the whole report as its message. */
export class ContentError extends Error {
  override readonly name = "ContentError";

  constructor(readonly problems: readonly Problem[]) {
    super(formatProblems(problems));
  }
}
