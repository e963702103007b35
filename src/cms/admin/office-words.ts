/** Formats content problems for the editor, as sentences with the form's labels. */
import type { Fault } from "../../content/check/problems";
import { formatClock } from "../../content/format/hours";
import { schemaOfForm, type Form } from "../collections";
import { fieldsOf } from "../field";

interface OfficeProblem extends Fault {
  /** For a problem in a markdown body, the start of the problem's line. */
  readonly near?: string;
  /** Whether the field's value itself is invalid. If so, the message omits the fix, because the form shows the field's hint. */
  readonly isFieldProblem?: boolean;
}

/** Replaces a markdown file at the end of a text with the entry: `content/services/parking.md` becomes `services/parking`. */
const withPage = (text: string): string => text.replace(/content\/(.+)\.md$/, "$1");

/**
 * Messages for specific problems, each with a pattern that matches `expected`. The functions receive what was found, and what the pattern's
 * group captured.
 */
const MESSAGES: readonly (readonly [RegExp, (found: string, captured: string) => string])[] = [
  [/^at least the lower figure, (.+)$/, (found, low) => `"From" (${low}) is above "To" (${found}).`],
  [/^an address on this site$/, (found) => `There is no page ${found.replaceAll('"', "")}.`],
  // Turns `"parking", the address of content/services/parking.md` into `"parking" is taken: it is the address of services/parking.`
  [/^an address that no other page has$/, (found) => `${withPage(found).replace(", ", " is taken: it is ")}.`],
  // Turns `"/a" again` into `"/a" is listed twice.`, and `"/a", also an old address in content/services/parking.md` into `"/a" is also an old
  // address in services/parking.`
  [
    /^each old address only once$/,
    (found) =>
      `${withPage(found)
        .replace(", also", " is also")
        .replace(/ again$/, " is listed twice")}.`,
  ],
  [/^an address that is not in use$/, (found) => `${found.replace(", ", " is already ")}.`],
  [/^an address that is not in the way of another$/, (found) => `${found.replace(", which", "")}.`],
  [/^the name of a fact$/, (found) => `No fact is called ${found.replace(/[{}]/g, "")}.`],
  [/^at least (\d+) entr(?:y|ies)$/, (_, least) => `Add at least ${least === "1" ? "one" : least}.`],
  [/^a list$/, () => "Add at least one."],
  [/^lowercase letters(?:, digits)? and single hyphens/, (found) => `Write it like pothole-repair, not ${found}.`],
  [/^at most (\d+) characters$/, (found, most) => `Shorten it to at most ${most} characters; it has ${Number.parseInt(found, 10)}.`],
];

const NOTHING: ReadonlySet<string> = new Set(["nothing", "an empty value", '""']);

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Formats a quoted time, such as "17:00", the way the form does; returns other values unchanged. */
const asShown = (found: string): string => found.replace(/^"(\d\d:\d\d)"$/, (_, time: string) => formatClock(time));

/** Formats a problem as a message for the editor. */
export const inOfficeWords = ({ expected, found, fix, near, isFieldProblem }: OfficeProblem): string => {
  const [pattern, say] = MESSAGES.find(([one]) => one.test(expected)) ?? [];
  const officeText = pattern && say?.(found, pattern.exec(expected)?.[1] ?? "");
  if (isFieldProblem) {
    // A group of fields has no value to name.
    const wrong = found.startsWith("a group") ? "" : `, not ${asShown(found)}`;
    return officeText ?? (NOTHING.has(found) ? "Fill this in." : `This needs ${expected}${wrong}.`);
  }
  if (NOTHING.has(found)) return `Nothing is here yet. ${fix}`;
  return `${near ? `In "${near}": ` : ""}${officeText ?? sentence(`${found} should be ${expected}`)} ${fix}`;
};

/** Returns the labels along a path in a form, such as `Services here -> Service links 2 -> Text`. List items are numbered from 1. */
export const labelOf = (form: Form, path: readonly PropertyKey[]): string => {
  if (path[0] === "body") return "Text";
  const schema = schemaOfForm(form);
  const labels: string[] = [];
  let level = schema ? fieldsOf(schema) : [];
  for (const step of path) {
    const field = level.find(({ name }) => name === step);
    labels.push(typeof step === "number" ? `${labels.pop() ?? ""} ${step + 1}` : (field?.label ?? String(step)));
    level = field?.fields ?? level;
  }
  return labels.join(" -> ");
};
