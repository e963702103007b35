/**
 * Diagrams in texts: `{{diagram: curing-clock}}` in a paragraph of its own shows one. Its words and figures stand in
 * `content/settings/diagrams.yml`.
 */
import { closest } from "fastest-levenshtein";
import { diagramsSchema, type Diagrams } from "./schema/diagrams";

/** A diagram as its file names it. */
export type DiagramKey = keyof Diagrams;

const nameOf = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every diagram by the name that texts give it: curing-clock is `curingClock`. */
export const diagramKeys: ReadonlyMap<string, DiagramKey> = new Map(
  (Object.keys(diagramsSchema.shape) as DiagramKey[]).map((key) => [nameOf(key), key]),
);

/** Every diagram's name and title, for who writes a text. */
export const diagramTitles: readonly { readonly name: string; readonly title: string }[] = [...diagramKeys].map(([name, key]) => ({
  name,
  title: diagramsSchema.shape[key].meta()?.title ?? name,
}));

/** Writes the reference to a diagram as it stands in a text. */
export const diagramReference = (name: string): string => `{{diagram: ${name}}}`;

const INSIDE = /^diagram:(?<name>.*)$/;
/** What stands between a paragraph and the one before or after it. */
const STARTS = /(?:^|\n[ \t]*\n)$/;
const ENDS = /^[ \t]*(?:\n[ \t]*(?:\n|$)|$)/;

/** Whether what stands in two braces is a diagram, and no fact. */
export const isDiagram = (inside: string): boolean => INSIDE.test(inside);

interface Place {
  readonly inside: string;
  /** The text before the reference, and the one after it. */
  readonly before: string;
  readonly after: string;
  /** Whether a diagram has room here: in the text of a page and not in its code. */
  readonly hasRoom: boolean;
}

/** Reports what is wrong with a reference to a diagram; undefined if it can be drawn. */
export const diagramProblem = ({
  inside,
  before,
  after,
  hasRoom,
}: Place): { readonly expected: string; readonly fix: string } | undefined => {
  const name = INSIDE.exec(inside)?.groups?.name?.trim() ?? "";
  if (!diagramKeys.has(name)) {
    const near = closest(name, [...diagramKeys.keys()]);
    return {
      expected: "the name of a diagram",
      fix: `Did you mean ${diagramReference(near)}? There are ${[...diagramKeys.keys()].join(", ")}.`,
    };
  }
  if (!hasRoom) return { expected: "a diagram in the text of a page", fix: "Take it out of the field, the code or the address." };
  if (STARTS.test(before) && ENDS.test(after)) return undefined;
  return {
    expected: "a diagram in a paragraph of its own",
    fix: "Put an empty line before and after the diagram, and no words beside it.",
  };
};

const PARAGRAPH = /^\{\{\s*diagram:\s*(?<name>[a-z-]+)\s*\}\}$/;

/** Finds the diagram that a paragraph asks for; nothing where it holds anything else. */
export const diagramIn = (paragraph: string): DiagramKey | undefined => diagramKeys.get(PARAGRAPH.exec(paragraph)?.groups?.name ?? "");
