/** Reads the HTML in markdown: which tags it has, what is text, and where its comments are. */
import { Tokenizer } from "htmlparser2";

export interface RawTag {
  readonly name: string;
  /** Offset of the tag's <. */
  readonly index: number;
  readonly isClosing: boolean;
  /** Names of the attributes, in lowercase. */
  readonly attributes: readonly string[];
}

/** The parts of a piece of HTML. */
export interface RawHtml {
  readonly tags: readonly RawTag[];
  /** Text outside tags and comments. */
  readonly text: string;
  /** The HTML without its comments. */
  readonly shown: string;
  /** Offset of the first declaration, processing instruction or CDATA; undefined if there is none. */
  readonly other: number | undefined;
  /** Offset of a comment without an end, which hides the rest of the page; undefined if there is none. */
  readonly unclosedComment: number | undefined;
}

/** Parses a piece of HTML, which may be a single tag. */
export const readRawHtml = (html: string): RawHtml => {
  const tags: { name: string; index: number; isClosing: boolean; attributes: string[] }[] = [];
  const comments: [number, number][] = [];
  let text = "";
  let other: number | undefined;
  const addOther = (start: number) => void (other ??= html.lastIndexOf("<", start));
  const addTag = (isClosing: boolean) => (start: number, end: number) =>
    void tags.push({ name: html.slice(start, end).toLowerCase(), index: html.lastIndexOf("<", start), isClosing, attributes: [] });
  const nothing = () => undefined;
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onopentagname: addTag(false),
      onclosetag: addTag(true),
      onattribname: (start, end) => void tags.at(-1)?.attributes.push(html.slice(start, end).toLowerCase()),
      // `start` is after <!--, and `end` is at the > of -->.
      oncomment: (start, end) => void comments.push([start - "<!--".length, end + 1]),
      ontext: (start, end) => void (text += html.slice(start, end)),
      oncdata: addOther,
      ondeclaration: addOther,
      onprocessinginstruction: addOther,
      // The tokenizer requires a callback for every event.
      onattribdata: nothing,
      onattribentity: nothing,
      onattribend: nothing,
      onend: nothing,
      onopentagend: nothing,
      onselfclosingtag: nothing,
      ontextentity: nothing,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  const shown = comments.reduceRight((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), html);
  const unclosedComment = comments.find(([, end]) => !html.slice(0, end).endsWith("-->"))?.[0];
  return { tags, text, shown, other, unclosedComment };
};

/**
 * Inline elements for which markdown has no syntax, or none that works in a table. Pages and the feed show them. Comments are allowed, too,
 * but not shown. All other HTML is refused.
 */
const HARMLESS: ReadonlySet<string> = new Set(["br", "wbr", "sub", "sup", "kbd"]);
/** Harmless elements without an end tag. */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(["br", "wbr"]);

/** Checks whether pages may show an element, if it has no attributes. */
export const isHarmlessName = (name: string): boolean => HARMLESS.has(name);

/** Checks whether pages may show a tag. */
export const isHarmlessTag = ({ name, attributes }: RawTag): boolean => isHarmlessName(name) && attributes.length === 0;

/** Checks whether a piece of HTML consists of text, comments, and tags that pages may show. */
export const isHarmless = ({ tags, other }: RawHtml): boolean => other === undefined && tags.every(isHarmlessTag);
