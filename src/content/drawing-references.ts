/**
 * Drawings in texts: `{{drawing: curing-clock}}` in a paragraph of its own shows one. Its words and figures stand in
 * `content/settings/drawings.yml`.
 */
import { closest } from "fastest-levenshtein";
import { drawingsSchema, type Drawings } from "./schema/drawings";

/** A drawing as its file names it. */
export type DrawingKey = keyof Drawings;

const nameOf = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every drawing by the name that texts give it: curing-clock is `curingClock`. */
export const drawingKeys: ReadonlyMap<string, DrawingKey> = new Map(
  (Object.keys(drawingsSchema.shape) as DrawingKey[]).map((key) => [nameOf(key), key]),
);

/** Every drawing's name and title, for who writes a text. */
export const drawingTitles: readonly { readonly name: string; readonly title: string }[] = [...drawingKeys].map(([name, key]) => ({
  name,
  title: drawingsSchema.shape[key].meta()?.title ?? name,
}));

/** Writes the reference to a drawing as it stands in a text. */
export const drawingReference = (name: string): string => `{{drawing: ${name}}}`;

const INSIDE = /^drawing:(?<name>.*)$/;
/** What stands between a paragraph and the one before or after it. */
const STARTS = /(?:^|\n[ \t]*\n)$/;
const ENDS = /^[ \t]*(?:\n[ \t]*(?:\n|$)|$)/;

/** Whether what stands in two braces is a drawing, and no fact. */
export const isDrawing = (inside: string): boolean => INSIDE.test(inside);

interface Place {
  readonly inside: string;
  /** The text before the reference, and the one after it. */
  readonly before: string;
  readonly after: string;
  /** Whether a drawing has room here: in the text of a page and not in its code. */
  readonly hasRoom: boolean;
}

/** Says what is wrong with a reference to a drawing; nothing when it will be drawn. */
export const drawingProblem = ({
  inside,
  before,
  after,
  hasRoom,
}: Place): { readonly expected: string; readonly fix: string } | undefined => {
  const name = INSIDE.exec(inside)?.groups?.name?.trim() ?? "";
  if (!drawingKeys.has(name)) {
    const near = closest(name, [...drawingKeys.keys()]);
    return {
      expected: "the name of a drawing",
      fix: `Did you mean ${drawingReference(near)}? There are ${[...drawingKeys.keys()].join(", ")}.`,
    };
  }
  if (!hasRoom) return { expected: "a drawing in the text of a page", fix: "Take it out of the field, the code or the address." };
  if (STARTS.test(before) && ENDS.test(after)) return undefined;
  return {
    expected: "a drawing in a paragraph of its own",
    fix: "Put an empty line before and after the drawing, and no words beside it.",
  };
};

const PARAGRAPH = /^\{\{\s*drawing:\s*(?<name>[a-z-]+)\s*\}\}$/;

/** Finds the drawing that a paragraph asks for; nothing where it holds anything else. */
export const drawingIn = (paragraph: string): DrawingKey | undefined => drawingKeys.get(PARAGRAPH.exec(paragraph)?.groups?.name ?? "");
