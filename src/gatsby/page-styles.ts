/** Reduces the site's styles to those that a page and its islands use. */
import { Parser } from "htmlparser2";
import { parse, type ChildNode, type Container } from "postcss";
import { defaultOptions, ExtractorResultSets, PurgeCSS } from "purgecss";

/** Style sheets from webpack. */
export interface Sheets {
  /** All styles of the site except print styles. */
  readonly site: string;
  /** Print styles. */
  readonly print: string;
  /** Styles of each island, by name. */
  readonly byIsland: Readonly<Record<string, string>>;
}

/** Returns the captured part of each match. */
const captures = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, captured = ""]) => captured);

/** Matches the names of classes, elements and states in a style sheet, including escaped names such as `\+UO4`. */
const NAMES = /((?:[\w-]|\\[^\w\s])+)/g;

/** Matches the elements in a selector. */
const ELEMENTS = /(?<![\w.#:[\\=-])([a-z][a-z\d]*)/g;

/**
 * Matches the hyphenated classes in base.css, such as `button-row`. An island may use these classes, but its own style sheet does not name
 * them. Classes of one word, such as `nowrap`, stay only if the page's HTML has them. CSS modules' classes do not match: they are hashes of
 * four characters (webpack.ts).
 */
const SHARED_CLASSES = /^[a-z]{4,}-[a-z]{3,}$/;

/** Tags of a page that are not in the HTML of its body. */
const OUTSIDE_BODY = ["html", "head", "body", "link"];

/** At-rules whose neighbors with the same parameters form one rule. */
const MERGEABLE = new Set(["layer", "media"]);

const isContainer = (node: ChildNode): node is ChildNode & Container => "nodes" in node && node.nodes !== undefined;

/** Removes empty rules, which PurgeCSS leaves behind, and merges neighbors such as the layer of each component. */
const tidy = (parent: Container): void => {
  parent.each((node) => {
    if (!isContainer(node)) return;
    tidy(node);
    const previous = node.prev();
    if (node.nodes?.length === 0) node.remove();
    else if (
      node.type === "atrule" &&
      MERGEABLE.has(node.name) &&
      previous?.type === "atrule" &&
      previous.nodes &&
      previous.name === node.name &&
      previous.params === node.params
    ) {
      previous.append(node.nodes);
      node.remove();
      tidy(previous);
    }
  });
};

/** What `renderedIn` finds in a page. */
export type Rendered = ReturnType<typeof renderedIn>;

/**
 * Returns the distinct tags, classes and islands in a page's HTML, and whether it is the page of a built-in post, which needs a script
 * (final-head.tsx).
 */
export const renderedIn = (body: string) => {
  const tags = new Set(OUTSIDE_BODY);
  const classes = new Set<string>();
  const islands = new Set<string>();
  let isPost = false;
  const parser = new Parser({
    onopentag: (tag, { class: names = "", "data-island": island, "data-post": post }) => {
      tags.add(tag);
      for (const name of names.split(/\s+/)) classes.add(name);
      if (island !== undefined) islands.add(island);
      isPost ||= post !== undefined;
    },
  });
  parser.end(body);
  return { tags: [...tags].sort(), classes: [...classes].sort(), islands: [...islands].sort(), isPost };
};

/** Builds a function that returns a page's CSS. Pages with the same tags, classes and islands share a cached result. */
export const pageStyles = ({ site, print, byIsland }: Sheets): ((rendered: Rendered) => string) => {
  const sheet = parse(site);
  const cache = new Map<string, string>();
  // Keep all rules with attributes or ids: JavaScript sets attributes, and links may target any id. Keep variables that print styles use.
  const ids = captures(site, /#([\w-]+)/g);
  const dynamicAttributes = captures(site, /\[([\w-]+)/g);
  const variables = captures(print, /var\((--[\w-]+)/g);

  const styles = ({ tags, classes, islands }: Omit<Rendered, "isPost">): string => {
    const root = sheet.clone();
    // PurgeCSS's term for names that may be a tag, a class or an id.
    const undetermined = islands.flatMap((name) => captures(byIsland[name] ?? "", NAMES).map((escaped) => escaped.replaceAll("\\", "")));
    // An island may render elements that are not in the page yet, such as the calculator's fieldsets.
    if (islands.length > 0) root.walkRules(({ selector }) => void undetermined.push(...captures(selector, ELEMENTS)));
    const purge = new PurgeCSS();
    purge.options = {
      ...defaultOptions,
      keyframes: true,
      variables: true,
      dynamicAttributes,
      // `/^:/` keeps rules that have only pseudo-classes, such as `:focus-visible`.
      safelist: { ...defaultOptions.safelist, standard: islands.length > 0 ? [/^:/, SHARED_CLASSES] : [/^:/] },
    };
    purge.variablesStructure.safelist = variables;
    purge.walkThroughCSS(
      root,
      new ExtractorResultSets({ tags: [...tags], classes: [...classes], ids, undetermined, attributes: { names: [], values: [] } }),
    );
    purge.removeUnusedKeyframes();
    purge.removeUnusedCSSVariables();
    tidy(root);
    return root.toString();
  };

  return ({ tags, classes, islands }) => {
    const key = JSON.stringify([tags, classes, islands]);
    const css = cache.get(key) ?? styles({ tags, classes, islands });
    cache.set(key, css);
    return css;
  };
};
