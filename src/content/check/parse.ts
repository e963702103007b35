/** Parses the bytes of a content file into data or problems. Never throws because of a file's content. */
import { isMap, isNode, isScalar, LineCounter, parseDocument, visit, type Document } from "yaml";
import { cleanYaml, codesOutsideAscii } from "../format/clean-text";
import { describeExactly, problemInText, type FileBody, type FileWithLines, type Problem } from "./problems";
import { oversizeText, oversizeYaml } from "./size-limits";
import { yamlLosses } from "./yaml-losses";

/** A number that is not typed in digits, such as 1e3 for 1000, and the path of its field. */
export interface ReadNumber {
  readonly path: readonly PropertyKey[];
  readonly typed: string;
  readonly value: number;
}

/** A parsed file: the data in its YAML, and its body. A YAML file's body is empty. */
export interface ParsedFile extends FileWithLines, FileBody {
  readonly data: unknown;
  /** Numbers that are not typed in digits; omitted for a form of the editor, which has no YAML. */
  readonly numbersNotInDigits?: readonly ReadNumber[];
}

export type ParseResult = { readonly parsed: ParsedFile } | { readonly problems: readonly Problem[] };

/** Maximum size of a content file in bytes: twenty times the longest post. */
export const FILE_LIMIT = 200_000;
/** Matches YAML between two lines of ---. */
const FRONT_MATTER = /^---[ \t]*\n(?<yaml>[\s\S]*?)\n?^---[ \t]*$\n?/m;

/**
 * Matches the first line of a git conflict. Also matches the line of = in its middle, but only if the conflict's last line follows, because
 * a line of = may underline a heading.
 */
const CONFLICT = /^<{7} |^={7}$(?=[\s\S]*^>{7} )/m;

const problem = (file: string, line: number | undefined, expected: string, found: string, fix: string): ParseResult => ({
  problems: [{ file, line, field: "(whole file)", expected, found, fix }],
});

/** Returns text with LF line breaks, without a byte order mark; undefined if the bytes are not UTF-8. */
const decode = (bytes: Uint8Array): string | undefined => {
  try {
    // A file may have several byte order marks, if programs joined files or added their own.
    return new TextDecoder("utf-8", { fatal: true })
      .decode(bytes)
      .replace(/^\uFEFF+/, "")
      .replace(/\r\n?/g, "\n");
  } catch {
    return undefined;
  }
};

/** Returns the offset of a field's key, or of the field's nearest parent if the field is missing. */
const offsetOf = (document: Document, path: readonly PropertyKey[]): number | undefined => {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = document.getIn(path.slice(0, depth - 1), true);
    const key = isMap(parent) ? parent.items.find((pair) => String(pair.key) === path[depth - 1])?.key : undefined;
    const node = key ?? document.getIn(path.slice(0, depth), true);
    if (isNode(node)) return node.range?.[0];
  }
  return undefined;
};

/** Returns the offset of the first alias that refers to one of its own parents; undefined if there is none. */
const cycleIn = (document: Document): number | undefined => {
  let offset: number | undefined;
  visit(document, {
    Alias: (_, alias, parents) => {
      const target = alias.resolve(document);
      if (target && parents.includes(target)) offset ??= alias.range?.[0];
    },
  });
  return offset;
};

/** Matches a number in digits, as people type it. */
const DIGITS = /^[-+]?(?:\d+\.?\d*|\.\d+)$/;

/** Returns the numbers that YAML reads from another notation, such as 1e3 or 0x1F. */
const numbersNotInDigits = (document: Document, data: unknown, path: readonly PropertyKey[] = []): readonly ReadNumber[] => {
  if (typeof data === "number") {
    const node = document.getIn(path, true);
    const typed = isScalar(node) ? node.source : undefined;
    return typed === undefined || DIGITS.test(typed) ? [] : [{ path, typed, value: data }];
  }
  if (Array.isArray(data)) return data.flatMap((item: unknown, index) => numbersNotInDigits(document, item, [...path, index]));
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, item]) => numbersNotInDigits(document, item, [...path, key]));
};

/** Returns the line of the first alias. */
const firstAlias = (document: Document, lineAt: (offset: number) => number): number | undefined => {
  let offset: number | undefined;
  visit(document, {
    Alias: (_, alias) => {
      offset = alias.range?.[0];
      return visit.BREAK;
    },
  });
  return offset === undefined ? undefined : lineAt(offset);
};

/**
 * Parses the YAML of a file.
 *
 * @param yaml the cleaned YAML, with the line numbers of `text`
 * @param text the whole file
 * @param head the part of `text` above the body: the front matter, or all of a YAML file
 */
const parseYaml = (file: string, yaml: string, text: string, head: string): ParseResult => {
  const oversize = oversizeYaml(yaml);
  if (oversize) return problem(file, yaml.slice(0, oversize.index).split("\n").length, oversize.expected, oversize.found, oversize.fix);
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, logLevel: "error" });
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line;
  const [error] = document.errors;
  if (error) {
    const fix = "Fix this line: check its indentation and colons, and put quotes around values that contain a colon followed by a space.";
    // The parser also reports its own stack overflow as an error of the document.
    if (error.message.startsWith("Maximum call stack"))
      return problem(
        file,
        lineAt(error.pos[0]),
        "plain YAML",
        "values nested too deeply",
        "Delete the brackets or dashes that are not needed.",
      );
    const message = error.message.split("\n")[0]?.replace(/ at line \d+, column \d+:?$/, "") ?? error.code;
    const line = lineAt(error.pos[0]);
    // Name characters that look like YAML's own, such as a full-width colon or a curly quote.
    const codes = codesOutsideAscii((yaml.split("\n")[line - 1] ?? "").replace(/[\p{L}\p{M}\p{N}]/gu, ""));
    const found = codes.length > 0 ? `${message}; the line contains ${codes.join(", ")}` : message;
    return problem(file, line, "YAML that can be read", found, fix);
  }
  const losses = yamlLosses(document, yaml);
  if (losses.length > 0)
    return { problems: losses.map(({ index, ...fault }) => ({ file, line: lineAt(index), field: "(whole file)", ...fault })) };
  let data: unknown;
  try {
    data = document.toJS();
  } catch (cause) {
    // A "billion laughs" file: aliases may repeat values at most 100 times (`maxAliasCount`).
    const found = cause instanceof Error ? cause.message : String(cause);
    return problem(file, firstAlias(document, lineAt), "plain YAML", found, "Write the values out instead of using * and &.");
  }
  const cycle = cycleIn(document);
  if (cycle !== undefined) {
    const found = "an alias (*) inside the value that it repeats";
    return problem(file, lineAt(cycle), "values without a cycle", found, "Write the value out instead of using * and &.");
  }
  const place = { file, body: text.slice(head.length), bodyLine: head.split("\n").length };
  const fault = oversizeText(place.body);
  if (fault) return { problems: [problemInText(place, fault.index, fault)] };
  const lineOf: ParsedFile["lineOf"] = (path) => {
    const offset = offsetOf(document, path);
    return offset === undefined ? undefined : lineAt(offset);
  };
  return { parsed: { ...place, data, lineOf, numbersNotInDigits: numbersNotInDigits(document, data) } };
};

/**
 * Parses one YAML file, or one markdown file with YAML front matter.
 *
 * @param file path relative to `content/`, used in problems
 * @param bytes raw content of the file
 */
export const parseFile = (file: string, bytes: Uint8Array): ParseResult => {
  if (bytes.length > FILE_LIMIT) {
    return problem(file, undefined, `at most ${FILE_LIMIT} bytes`, `${bytes.length} bytes`, "Split the text into several files.");
  }
  const text = decode(bytes);
  if (text === undefined) {
    return problem(file, undefined, "text saved as UTF-8", "bytes in another encoding", "Save the file again as UTF-8.");
  }
  const conflict = CONFLICT.exec(text);
  if (conflict) {
    const line = text.slice(0, conflict.index).split("\n").length;
    return problem(file, line, "a finished merge", "merge conflict markers", "Choose one of the two versions and delete the markers.");
  }
  const isMarkdown = /\.(?:md|markdown|mdx)$/.test(file);
  const frontMatter = isMarkdown && text.startsWith("---") ? FRONT_MATTER.exec(text) : null;
  if (isMarkdown && frontMatter?.index !== 0) {
    const fix = "Start the file with a line of ---, then the fields, then another line of ---.";
    const first = text.split("\n")[0] ?? "";
    const found = /^---[ \t]*$/.test(first) ? "no second line of ---" : `${describeExactly(first)} in the first line`;
    return problem(file, 1, "front matter between two lines of ---", found, fix);
  }
  // An empty line replaces the first ---, so that line numbers match the file.
  const yaml = cleanYaml(frontMatter ? `\n${frontMatter.groups?.yaml ?? ""}` : text);
  return parseYaml(file, yaml, text, frontMatter?.[0] ?? text);
};
