import { addSources, headingIds, type Sources } from "../markdown/plugins";
import { diagramReferences } from "../diagrams/diagram-references";
import { linksIn, picturesIn, treeOf } from "../markdown/find";
import { textOf } from "../markdown/parse";
import { cleanText, isReadable } from "../format/clean-text";
import { checkText } from "./pasted-text";

/** Returns the ids of a page's headings, including the heading of its sources. */
const headingAnchors = (body: string, sources: Sources | undefined): readonly string[] => {
  const tree = treeOf(body);
  // A copy, because `addSources` appends to the list of children.
  const page = { ...tree, children: [...tree.children] };
  addSources(page, { sources });
  return [...headingIds(page).values()];
};

/**
 * Reads everything that the check needs from a page's markdown. `treeOf` caches the body's tree, so these calls parse the body only once:
 * parsing takes most of the check's time.
 *
 * @param siteUrl public URL of the site; undefined if unknown
 * @param sources the page's sources, which are listed below its text
 */
export const readBody = (body: string, siteUrl: string | undefined, sources?: Sources) => {
  const pictures = picturesIn(body);
  return {
    faults: checkText(body, siteUrl),
    links: linksIn(body),
    pictures,
    diagrams: diagramReferences(body),
    anchors: headingAnchors(body, sources),
    /** Whether the body shows neither text nor pictures, for example because it contains only a comment. */
    isBlank: pictures.length === 0 && !isReadable(cleanText(textOf(treeOf(body)))),
  };
};

/** The parts of a page's markdown that the check looks at. */
export type BodyParts = ReturnType<typeof readBody>;
