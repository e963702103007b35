/** The plugins that run on the markdown tree of each text. The one for tables is in tables.ts. */
import type { Heading, HTML, Image, ImageReference, Link, LinkReference, Root, Text } from "mdast";
import type { Node } from "unist";
import visit from "unist-util-visit";
import { diagramIn } from "../diagram-references";
import { NOWRAP, nowrapParts } from "../format/nowrap";
import type { PageLink } from "../shared/languages";
import { PAGE_PARTS } from "../shared/words";
import { definitionsIn, textOf } from "./parse";
import { finishTables } from "./tables";

/** Where the links and pictures of a text lead. */
export interface TextLinks {
  readonly linkTo: (to: string) => PageLink;
  /** What is said behind a link to a page in English. */
  readonly note: string;
  /** The public address of the site, for a text that is read elsewhere. */
  readonly siteUrl?: string;
}

type Plugin = (tree: Root, links: TextLinks) => void;

/** Writes the address of a definition into each link and picture that names it. */
const inlineReferences: Plugin = (tree) => {
  const definitions = definitionsIn(tree);
  visit(tree, ["linkReference", "imageReference"], (node: LinkReference | ImageReference) => {
    const { url, title } = definitions.get(node.identifier) ?? {};
    if (url !== undefined) Object.assign(node, { type: node.type === "linkReference" ? "link" : "image", url, title });
  });
};

/** Makes a figure of each paragraph that asks for a diagram; `textParts` draws it. */
const placeDiagrams: Plugin = (tree) => {
  for (const node of tree.children) {
    const key = node.type === "paragraph" ? diagramIn(textOf(node)) : undefined;
    if (key) Object.assign(node, { data: { hName: "figure", hProperties: { dataDiagram: key } }, children: [] });
  }
};

/** Points links to the pages of the text's own language. */
const localizeLinks: Plugin = (tree, { linkTo, note }) => {
  visit(tree, "link", (link: Link) => {
    const { href, hrefLang } = linkTo(link.url);
    link.url = href;
    if (!hrefLang) return;
    link.data = { hProperties: { hrefLang } };
    link.children.push({ type: "text", value: ` ${note}` });
  });
};

/** Writes the address of this site before its paths in a text that is read elsewhere. */
const completeAddresses: Plugin = (tree, { siteUrl = "" }) => {
  visit(tree, ["link", "image"], (node: Link | Image) => {
    if (/^\/(?!\/)/.test(node.url)) node.url = siteUrl + node.url;
  });
};

/** Enough words to tell a text's headings apart, and short in an address. */
const MOST_WORDS = 3;

const wordsOf = (heading: string): readonly string[] =>
  heading
    .replace(/['’]/g, "")
    .normalize("NFKD")
    // Accents of Latin, Greek and Cyrillic letters; the marks of other scripts are part of their words.
    .replace(/[\u0300-\u036F]/g, "")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Returns the ids of the headings of the second and third level: the first words, with a number where the page or a heading has that id. */
export const headingIds = (tree: Root): ReadonlyMap<Heading, string> => {
  const taken = new Set<string>(Object.values(PAGE_PARTS));
  const ids = new Map<Heading, string>();
  visit(tree, "heading", (heading: Heading) => {
    if (heading.depth !== 2 && heading.depth !== 3) return;
    const name = wordsOf(textOf(heading)).slice(0, MOST_WORDS).join("-") || "part";
    let id = name;
    for (let count = 2; taken.has(id); count++) id = `${name}-${count}`;
    taken.add(id);
    ids.set(heading, id);
  });
  return ids;
};

const addHeadingIds: Plugin = (tree) => {
  for (const [heading, id] of headingIds(tree)) heading.data = { id, hProperties: { id } };
};

/** Puts every range, time, and number with its unit into an element that no line may part. */
const keepTogether: Plugin = (tree) => {
  visit(tree, "text", (text: Text, index, parent) => {
    const parts = nowrapParts(text.value);
    if (parts.length === 1) return undefined;
    const nodes = parts.flatMap((value, place): Node[] => {
      const part = { type: "text", value };
      if (place % 2 === 0) return value === "" ? [] : [part];
      return [{ type: "nowrap", data: { hName: "span", hProperties: { className: [NOWRAP] } }, children: [part] } as Node];
    });
    parent?.children.splice(index, 1, ...nodes);
    return index + nodes.length;
  });
};

/** What every reader of a text needs, in a feed too. */
export const FEED_PLUGINS: readonly Plugin[] = [inlineReferences, placeDiagrams, localizeLinks, completeAddresses];

/** What a page needs. */
export const PAGE_PLUGINS: readonly Plugin[] = [...FEED_PLUGINS, addHeadingIds, finishTables, keepTogether];

/** Shows typed HTML as text: no draft may run a script in another person's editor. The content check refuses it in saved texts. */
export const showHtmlAsText: Plugin = (tree) => {
  visit(tree, "html", (node: HTML) => void Object.assign(node, { type: "text" }));
};
