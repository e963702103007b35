/** Finds links, headings and HTML in a markdown text, with the place where each stands. Code shows what is written and holds none. */
import { marked, type MarkedToken } from "marked";

type Kind = "html" | "heading" | "link";

/** A piece of a markdown text. */
export interface Piece {
  readonly token: Extract<MarkedToken, { type: Kind }>;
  /** Where it starts in the text. */
  readonly index: number;
}

const KINDS: ReadonlySet<string> = new Set<Kind>(["html", "heading", "link"]);
/** What a text has that may be wrong: reading it as markdown takes time, there may be thousands of them, and most have none of this. */
const SUSPECT = /<[a-z!/?]|^ {0,3}#(?!#)|^ {0,3}=+\s*$|\]\((?!\/[^/])|^ {0,3}\[[^\]]+\]:|\bhttps?:|\bwww\./im;

/** Lists the pieces of a text that holds anything suspect, in the order of the text. */
export const suspectPieces = (body: string): readonly Piece[] => {
  if (!SUSPECT.test(body)) return [];
  const found: Piece[] = [];
  const next = new Map<string, number>();
  void marked.walkTokens(marked.lexer(body), (token) => {
    if (!KINDS.has(token.type)) return;
    // Inside a list or a quote the lines of a piece have lost what stands before them: its first line is as it was.
    const raw = token.raw.trim().split("\n")[0] ?? "";
    const index = Math.max(body.indexOf(raw, next.get(raw)), 0);
    next.set(raw, index + raw.length);
    found.push({ token: token as Piece["token"], index });
  });
  return found;
};
