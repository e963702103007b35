/** Leaves in a page the styles of what stands on it, and of what its islands may draw later. */
import { Parser } from "htmlparser2";
import { parse, type Root } from "postcss";
import { defaultOptions, ExtractorResultSets, PurgeCSS } from "purgecss";

/** Style sheets as webpack made them. */
export interface Sheets {
  /** All styles of the site, but those for print. */
  readonly site: string;
  /** The styles for print. */
  readonly print: string;
  /** All that an island can draw, by the island's name. */
  readonly byIsland: Readonly<Record<string, string>>;
}

const matches = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, match = ""]) => match);

/** Classes of base.css. An island may draw any of them; its own style sheet names none. */
const SHARED_CLASSES = /^[a-z]{4,}-[a-z]{3,}$/;

const AROUND_BODY = ["html", "head", "body", "link"];

/** What a page shows. */
export interface Drawn {
  readonly tags: readonly string[];
  readonly classes: readonly string[];
  /** The names of its islands. */
  readonly islands: readonly string[];
}

/** Lists the tags, classes and islands of a page's HTML, each once. */
export const drawnIn = (body: string): Drawn => {
  const tags = new Set(AROUND_BODY);
  const classes = new Set<string>();
  const islands = new Set<string>();
  const parser = new Parser({
    onopentag: (tag, { class: names = "", "data-island": island }) => {
      tags.add(tag);
      for (const name of names.split(/\s+/)) classes.add(name);
      if (island !== undefined) islands.add(island);
    },
  });
  parser.end(body);
  return { tags: [...tags].sort(), classes: [...classes].sort(), islands: [...islands].sort() };
};

/** Returns a function that makes the styles of a page. Pages that show the same tags, classes and islands share them. */
export const pageStyles = ({ site, print, byIsland }: Sheets): ((drawn: Drawn) => string) => {
  let sheet: Root | undefined;
  const known = new Map<string, string>();
  // State stands in attributes, and a link may point at any part of a page: rules that ask for either stay.
  const ids = matches(site, /#([\w-]+)/g);
  const dynamicAttributes = matches(site, /\[([\w-]+)/g);
  const variables = matches(print, /var\((--[\w-]+)/g);

  const styles = ({ tags, classes, islands }: Drawn): string => {
    const root = (sheet ??= parse(site)).clone();
    const undetermined = islands.flatMap((name) => matches(byIsland[name] ?? "", /([\w-]+)/g));
    const purge = new PurgeCSS();
    purge.options = {
      ...defaultOptions,
      keyframes: true,
      variables: true,
      dynamicAttributes,
      safelist: { ...defaultOptions.safelist, standard: islands.length > 0 ? [/^:/, SHARED_CLASSES] : [/^:/] },
    };
    purge.variablesStructure.safelist = variables;
    purge.walkThroughCSS(
      root,
      new ExtractorResultSets({ tags: [...tags], classes: [...classes], ids, undetermined, attributes: { names: [], values: [] } }),
    );
    purge.removeUnusedKeyframes();
    purge.removeUnusedCSSVariables();
    // PurgeCSS leaves the layers that it has emptied.
    root.each((node) => {
      if (node.type === "atrule" && node.nodes?.length === 0) node.remove();
    });
    return root.toString();
  };

  return (drawn) => {
    const key = JSON.stringify(drawn);
    const css = known.get(key) ?? styles(drawn);
    known.set(key, css);
    return css;
  };
};
