/** Reads the HTML in markdown: which tags it has, what is text, and where its comments are. */
import { Tokenizer } from "htmlparser2";

export interface RawTag {
  readonly name: string;
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
  /** Whether the HTML has a declaration, a processing instruction or CDATA. */
  readonly hasOther: boolean;
  /** Whether the last comment has no end, so that it hides the rest of the page. */
  readonly hasUnclosedComment: boolean;
}

/** Parses a piece of HTML, which may be a single tag. */
export const readRawHtml = (html: string): RawHtml => {
  const tags: { name: string; isClosing: boolean; attributes: string[] }[] = [];
  const comments: [number, number][] = [];
  let text = "";
  let hasOther = false;
  const other = () => void (hasOther = true);
  const addTag = (isClosing: boolean) => (start: number, end: number) =>
    void tags.push({ name: html.slice(start, end).toLowerCase(), isClosing, attributes: [] });
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
      oncdata: other,
      ondeclaration: other,
      onprocessinginstruction: other,
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
  const last = comments.at(-1);
  return { tags, text, shown, hasOther, hasUnclosedComment: last !== undefined && !html.slice(0, last[1]).endsWith("-->") };
};

/** Inline elements for which markdown has no syntax. Pages and the feed show them; all other HTML is refused. */
const HARMLESS: ReadonlySet<string> = new Set(["br", "wbr", "sub", "sup", "kbd"]);
/** Harmless elements without an end tag. */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(["br", "wbr"]);

/** Checks whether pages may show an element, if it has no attributes. */
export const isHarmlessName = (name: string): boolean => HARMLESS.has(name);

/** Checks whether pages may show a tag. */
const isHarmlessTag = ({ name, attributes }: RawTag): boolean => isHarmlessName(name) && attributes.length === 0;

/** Checks whether pages may show a piece of HTML. */
export const isHarmless = ({ tags, hasOther }: RawHtml): boolean => !hasOther && tags.every(isHarmlessTag);
