/** Plugins that run on a page's markdown tree. The plugin for tables is in tables.ts. */
import type {
  Definition,
  FootnoteDefinition,
  FootnoteReference,
  Heading,
  HTML,
  Image,
  ImageReference,
  Link,
  LinkReference,
  ListItem,
  Root,
  Text,
} from "mdast";
import type { Node } from "unist";
import visit from "unist-util-visit";
import { diagramOfParagraph } from "../diagrams/diagram-references";
import { withoutInvisible } from "../format/clean-text";
import { NOWRAP, nowrapParts } from "../format/nowrap";
import type { PageLink } from "../shared/languages";
import { PAGE_PARTS } from "../shared/constants";
import { sheetId, SHEETS } from "../shared/worksheets";
import { isOwnLiteral } from "./find";
import { definitionsIn, nodesIn, textOf } from "./parse";
import { isHarmless, readRawHtml } from "./raw-html";
import { finishTables } from "./tables";

/** What plugins need to resolve the links and pictures in markdown. */
export interface TextLinks {
  readonly linkTo: (to: string) => PageLink;
  /** Note after each link from a translated page to an English page. */
  readonly note: string;
  /** Public URL of the site. */
  readonly siteUrl: string;
  /** Links to list after the text, with the list's heading. */
  readonly sources?: Sources;
}

/** A page's sources, and the heading of their list. */
export interface Sources {
  readonly heading: string;
  readonly links: readonly { readonly title: string; readonly url: string }[];
  /** Language of the sources and their titles, if it is not the page's. */
  readonly lang?: string | undefined;
}

/** Changes a tree in place. */
type Plugin = (tree: Root, links: TextLinks) => void;

/** Appends a heading and a list of source links. Adds nodes instead of markdown, so that no title can contain markup. */
export const addSources = (tree: Root, { sources }: { readonly sources?: Sources | undefined }): void => {
  if (!sources || sources.links.length === 0) return;
  const { heading, links, lang } = sources;
  const data = lang && { data: { hProperties: { lang, hrefLang: lang } } };
  const text = (value: string): Text => ({ type: "text", value });
  tree.children.push(
    { type: "heading", depth: 2, children: [text(heading)] },
    {
      type: "list",
      ordered: false,
      spread: false,
      children: links.map(({ title, url }) => ({
        type: "listItem",
        spread: false,
        children: [{ type: "paragraph", children: [{ type: "link", url, ...data, children: [text(title)] }] }],
      })),
    },
  );
};

/**
 * Removes HTML comments, and shows all HTML except harmless tags as text, so that a draft cannot run scripts in another editor's browser.
 * The content check rejects such HTML in saved files.
 */
const tameHtml: Plugin = (tree) => {
  visit(tree, "html", (node: HTML, index, parent) => {
    const html = readRawHtml(node.value);
    if (html.shown.trim() === "" || html.unclosedComment !== undefined) {
      parent?.children.splice(index, 1);
      // Continue with the node that now has this index.
      return index;
    }
    Object.assign(node, { value: html.shown, type: isHarmless(html) ? "html" : "text" });
    return undefined;
  });
};

/** Removes the invisible characters that a body contains as character references, such as `&#x202E;` or `&shy;`. */
const removeInvisible: Plugin = (tree) => {
  visit(tree, "text", (text: Text) => void (text.value = withoutInvisible(text.value)));
  visit(tree, ["image", "imageReference"], (image: Image | ImageReference) => void (image.alt = withoutInvisible(image.alt ?? "")));
  visit(tree, ["image", "link", "definition"], (node: Image | Link | Definition) => {
    if (node.title) node.title = withoutInvisible(node.title);
  });
};

/** Starts the items of a task list with ☑ or ☐. GFM would show checkboxes that have no labels and cannot be changed. */
const markTasks: Plugin = (tree) => {
  visit(tree, "listItem", (item: ListItem) => {
    const [first] = item.children;
    if (typeof item.checked !== "boolean" || first?.type !== "paragraph") return;
    first.children.unshift({ type: "text", value: item.checked ? "\u2611 " : "\u2610 " });
    delete item.checked;
  });
};

/** Turns bare URLs of this site into plain text. GFM would make them links, but the reader is already on the site. */
const unlinkOwnUrls: Plugin = (tree, { siteUrl }) => {
  visit(tree, "link", (link: Link, index, parent) => {
    if (isOwnLiteral(link, siteUrl)) parent?.children.splice(index, 1, ...link.children);
  });
};

/** Lowers level-one headings to level two, because only the page's title has level one. */
const lowerHeadings: Plugin = (tree) => {
  visit(tree, "heading", (heading: Heading) => void (heading.depth = heading.depth === 1 ? 2 : heading.depth));
};

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
    const key = node.type === "paragraph" ? diagramOfParagraph(textOf(node)) : undefined;
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
const completeAddresses: Plugin = (tree, { siteUrl }) => {
  visit(tree, ["link", "image"], (node: Link | Image) => {
    if (/^\/(?!\/)/.test(node.url)) node.url = siteUrl + node.url;
  });
};

/** Maximum number of words in a heading's id. */
const MAX_WORDS = 3;

const wordsOf = (heading: string): readonly string[] =>
  withoutInvisible(heading)
    .replace(/['’]/g, "")
    .normalize("NFKD")
    // Removes accents of Latin, Greek and Cyrillic letters. Marks in other scripts are part of the word.
    .replace(/[\u0300-\u036F]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Ids that other parts of a page may have. */
const RESERVED: readonly string[] = [...Object.values(PAGE_PARTS), ...SHEETS.map(sheetId)];

/** Returns the ids that mdast-util-to-hast gives to a body's footnotes. */
const footnoteIds = (tree: Root): readonly string[] => {
  const inline = nodesIn(tree, "footnote").map((_, index) => String(index + 1));
  const named = nodesIn<FootnoteDefinition>(tree, "footnoteDefinition").map(({ identifier }) => identifier);
  return [...inline, ...named].flatMap((name) => [`fn-${name}`, `fnref-${name}`]);
};

/** Returns the ids of first- to third-level headings: their first words (or `part`), plus a number if the id is taken. */
export const headingIds = (tree: Root): ReadonlyMap<Heading, string> => {
  const taken = new Set<string>([...RESERVED, ...footnoteIds(tree)]);
  const ids = new Map<Heading, string>();
  visit(tree, "heading", (heading: Heading) => {
    if (heading.depth > 3) return;
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

/** Encodes the names of footnotes, because mdast-util-to-hast uses them in ids and addresses, where a space is invalid. */
const encodeFootnoteNames: Plugin = (tree) => {
  visit(tree, ["footnoteReference", "footnoteDefinition"], (note: FootnoteReference | FootnoteDefinition) => {
    note.identifier = encodeURIComponent(note.identifier);
  });
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
    // Continue after the new nodes.
    return index + nodes.length;
  });
};

const SHARED_PLUGINS: readonly Plugin[] = [
  addSources,
  tameHtml,
  removeInvisible,
  markTasks,
  lowerHeadings,
  unlinkOwnUrls,
  inlineReferences,
  placeDiagrams,
  localizeLinks,
  encodeFootnoteNames,
];

/** Plugins for the feed, which shows what the page shows, outside the site. */
export const FEED_PLUGINS: readonly Plugin[] = [...SHARED_PLUGINS, completeAddresses];

/** Plugins for pages. */
export const PAGE_PLUGINS: readonly Plugin[] = [...SHARED_PLUGINS, addHeadingIds, finishTables, keepTogether];
