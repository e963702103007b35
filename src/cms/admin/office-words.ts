/** Formats content problems for the person at the form: as sentences, with the labels of the form. */
import type { Problem } from "../../content/problems";
import { formatClock } from "../../content/format/hours";
import { schemaOf, type DraftFile } from "../draft";
import { fieldsOf } from "../field";

type Said = Pick<Problem, "expected" | "found" | "fix"> & {
  readonly line?: number | undefined;
  /** Whether it breaks a rule of one field. The field's hint is already shown under it. */
  readonly isRule?: boolean;
};

/** Special wordings, by what was expected. */
const SAID: readonly (readonly [RegExp, (found: string, figure: string) => string])[] = [
  [/^at least the lower figure, (.+)$/, (found, low) => `"From" (${low}) is above "To" (${found}).`],
  [/^an address of this site$/, (found) => `There is no page ${found.replaceAll('"', "")}.`],
  [/^the name of a fact$/, (found) => `No fact is called ${found.replace(/[{}]/g, "")}.`],
];

const NOTHING: ReadonlySet<string> = new Set(["nothing", "an empty value", '""']);
const AT_MOST = /^at most (?<most>\d+) characters$/;
const AT_LEAST = /^at least (?<least>\d+) entr(?:y|ies)$/;

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Formats a time as the form shows it; other values are unchanged. */
const asShown = (found: string): string => found.replace(/^"(\d\d:\d\d)"$/, (_, time: string) => formatClock(time));

const rule = ({ expected, found }: Said): string => {
  const least = AT_LEAST.exec(expected)?.groups?.least ?? (expected === "a list" ? "1" : undefined);
  if (least !== undefined) return `Add at least ${least === "1" ? "one" : least}.`;
  if (NOTHING.has(found)) return "Fill this in.";
  const most = AT_MOST.exec(expected)?.groups?.most;
  const length = /^(?<length>\d+) characters/.exec(found)?.groups?.length;
  if (most !== undefined && length !== undefined) return `Shorten it to at most ${most} characters; it has ${length}.`;
  return found.startsWith("a group") ? `This needs ${expected}.` : `This needs ${expected}, not ${asShown(found)}.`;
};

const ownWords = ({ expected, found }: Said): string | undefined => {
  const [pattern, say] = SAID.find(([one]) => one.test(expected)) ?? [];
  return pattern && say?.(found, pattern.exec(expected)?.[1] ?? "");
};

/** Returns the wording of a problem. */
export const inOfficeWords = (problem: Said): string => {
  const { expected, found, fix, line, isRule } = problem;
  const own = ownWords(problem);
  if (isRule) return own ?? rule(problem);
  if (NOTHING.has(found)) return `Nothing is here yet. ${fix}`;
  return `${line === undefined ? "" : `Line ${line}: `}${own ?? sentence(`${found} should be ${expected}`)} ${fix}`;
};

/** Returns the labels along a path of a file's form, such as `Services here -> Service links 2 -> Text`. Numbers count from 1. */
export const labelOf = (file: DraftFile, path: readonly PropertyKey[]): string => {
  if (path[0] === "body") return "Text";
  const schema = schemaOf(file);
  const labels: string[] = [];
  let level = schema ? fieldsOf(schema) : [];
  for (const step of path) {
    if (typeof step === "number") {
      labels.push(`${labels.pop() ?? ""} ${step + 1}`);
      continue;
    }
    const field = level.find(({ name }) => name === step);
    labels.push(field?.label ?? String(step));
    level = field?.fields ?? [];
  }
  return labels.join(" -> ");
};
