/**
 * Diagrams in markdown: the paragraph `{{diagram: curing-clock}}` shows the diagram of that name. The labels and figures of diagrams are
 * in `content/settings/diagrams.yml`.
 */
import { closest } from "fastest-levenshtein";
import { z } from "zod";
import { diagramsSchema, type Diagrams } from "../schema/diagrams";
import { innerOf } from "../schema/schema-walk";

/** A diagram's key in diagrams.yml. */
export type DiagramKey = keyof Diagrams;

const nameOf = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Maps a diagram's name in markdown to its key: curing-clock to `curingClock`. */
export const diagramKeys: ReadonlyMap<string, DiagramKey> = new Map(
  // Safe cast: `Object.keys` widens the schema's keys to `string`.
  (Object.keys(diagramsSchema.shape) as DiagramKey[]).map((key) => [nameOf(key), key]),
);

/** Returns the names of the diagrams that the settings leave out. */
export const unsetDiagramsOf = (diagrams: Diagrams): ReadonlySet<string> =>
  new Set([...diagramKeys].flatMap(([name, key]) => (diagrams[key] ? [] : [name])));

const titleOf = (key: DiagramKey): string | undefined => {
  const schema = innerOf(diagramsSchema.shape[key]);
  return schema instanceof z.ZodType ? schema.meta()?.title : undefined;
};

/** Names and titles of all diagrams, for the CMS. */
export const diagramTitles = [...diagramKeys].map(([name, key]) => ({ name, title: titleOf(key) ?? name }));

/** Returns the markdown that shows a diagram. */
export const diagramReference = (name: string): string => `{{diagram: ${name}}}`;

const INSIDE = /^diagram:(?<name>.*)$/;
/** Match the text before and after a reference that has its own paragraph. */
const STARTS = /(?:^\s*|\n[ \t]*\n) {0,3}$/;
const ENDS = /^[ \t]*(?:\n[ \t]*(?:\n|$)|$)/;

/** Checks whether a reference is to a diagram, not to a fact. */
export const isDiagram = (inside: string): boolean => INSIDE.test(inside);

/**
 * Returns the problem with a reference to a diagram; undefined if there is none.
 *
 * @param inside the text between the braces
 * @param around the text before and after the reference
 * @param hasRoom whether a diagram is allowed here: only in a page's markdown, outside code and addresses
 */
export const diagramProblem = (inside: string, [before, after]: readonly [string, string], hasRoom: boolean) => {
  const name = INSIDE.exec(inside)?.groups?.name?.trim() ?? "";
  if (!diagramKeys.has(name)) {
    const near = closest(name, [...diagramKeys.keys()]);
    return {
      expected: "the name of a diagram",
      fix: `Did you mean ${diagramReference(near)}? The diagrams are ${[...diagramKeys.keys()].join(", ")}.`,
    };
  }
  if (!hasRoom) return { expected: "a diagram in the text of a page", fix: "Delete it: fields, code and addresses cannot show diagrams." };
  if (STARTS.test(before) && ENDS.test(after)) return undefined;
  return {
    expected: "a diagram in its own paragraph",
    fix: "Leave a blank line before and after the diagram, with no text beside it.",
  };
};

/** Returns the references to diagrams in markdown, with their positions. */
export const diagramReferences = (markdown: string): readonly { readonly name: string; readonly index: number }[] =>
  [...markdown.matchAll(/\{\{\s*diagram:\s*(?<name>[a-z-]+)\s*\}\}/g)].map(({ groups, index }) => ({ name: groups?.name ?? "", index }));

const PARAGRAPH = /^\{\{\s*diagram:\s*(?<name>[a-z-]+)\s*\}\}$/;

/** Returns the diagram that a paragraph references; undefined if the paragraph contains anything else. */
export const diagramOfParagraph = (paragraph: string): DiagramKey | undefined =>
  diagramKeys.get(PARAGRAPH.exec(paragraph)?.groups?.name ?? "");
