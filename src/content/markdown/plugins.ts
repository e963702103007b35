/** Plugins that run on a page's markdown tree. The plugin for tables is in tables.ts. */
import type { Heading, HTML, Image, ImageReference, Link, LinkReference, Root, Text } from "mdast";
import type { Node } from "unist";
import visit from "unist-util-visit";
import { diagramIn } from "../diagrams/diagram-references";
import { NOWRAP, nowrapParts } from "../format/nowrap";
import type { PageLink } from "../shared/languages";
import { PAGE_PARTS } from "../shared/words";
import { definitionsIn, textOf } from "./parse";
import { finishTables } from "./tables";

/** What plugins need to resolve the links and pictures in markdown. */
export interface TextLinks {
  readonly linkTo: (to: string) => PageLink;
  /** Note after each link from a translated page to an English page. */
  readonly note: string;
  /** Public URL of the site, for markdown that is shown outside the site, for example in the feed. */
  readonly siteUrl?: string;
}

type Plugin = (tree: Root, links: TextLinks) => void;

/** Replaces reference-style links and pictures with inline links and pictures. */
const inlineReferences: Plugin = (tree) => {
  const definitions = definitionsIn(tree);
  visit(tree, ["linkReference", "imageReference"], (node: LinkReference | ImageReference) => {
    const { url, title } = definitions.get(node.identifier) ?? {};
    if (url !== undefined) Object.assign(node, { type: node.type === "linkReference" ? "link" : "image", url, title });
  });
};

/** Replaces each paragraph that references a diagram with a figure, which parts.ts renders. */
const placeDiagrams: Plugin = (tree) => {
  for (const node of tree.children) {
    const key = node.type === "paragraph" ? diagramIn(textOf(node)) : undefined;
    if (key) Object.assign(node, { data: { hName: "figure", hProperties: { dataDiagram: key } }, children: [] });
  }
};

/** Makes links lead to pages in the content's language, and adds a note to links that lead to English pages. */
const localizeLinks: Plugin = (tree, { linkTo, note }) => {
  visit(tree, "link", (link: Link) => {
    const { href, hrefLang } = linkTo(link.url);
    link.url = href;
    if (!hrefLang) return;
    link.data = { hProperties: { hrefLang } };
    link.children.push({ type: "text", value: ` ${note}` });
  });
};

/** Expands paths on this site to full URLs, for markdown that is shown outside the site. */
const completeAddresses: Plugin = (tree, { siteUrl = "" }) => {
  visit(tree, ["link", "image"], (node: Link | Image) => {
    if (/^\/(?!\/)/.test(node.url)) node.url = siteUrl + node.url;
  });
};

/** Maximum number of words in a heading's id. */
const MAX_WORDS = 3;

const wordsOf = (heading: string): readonly string[] =>
  heading
    .replace(/['’]/g, "")
    .normalize("NFKD")
    // Removes accents of Latin, Greek and Cyrillic letters. Marks in other scripts are part of the word.
    .replace(/[\u0300-\u036F]/g, "")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Returns the ids of second- and third-level headings: their first words, plus a number if the id is taken. */
export const headingIds = (tree: Root): ReadonlyMap<Heading, string> => {
  const taken = new Set<string>(Object.values(PAGE_PARTS));
  const ids = new Map<Heading, string>();
  visit(tree, "heading", (heading: Heading) => {
    if (heading.depth !== 2 && heading.depth !== 3) return;
    const name = wordsOf(textOf(heading)).slice(0, MAX_WORDS).join("-") || "part";
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

/** Wraps ranges, times, and numbers with units in an element that keeps them on one line. */
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

/** Plugins for pages and feeds. */
export const FEED_PLUGINS: readonly Plugin[] = [inlineReferences, placeDiagrams, localizeLinks, completeAddresses];

/** Plugins for pages. */
export const PAGE_PLUGINS: readonly Plugin[] = [...FEED_PLUGINS, addHeadingIds, finishTables, keepTogether];

/** Shows HTML as text, so that a draft cannot run scripts in another editor's browser. The content check rejects scripts in saved files. */
export const showHtmlAsText: Plugin = (tree) => {
  visit(tree, "html", (node: HTML) => void Object.assign(node, { type: "text" }));
};
