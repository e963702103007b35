/** Who points at whom: what the editor says before somebody deletes an entry that others name or link to. */
import { bodyLinks } from "../content/body-links";
import { pagePaths, redirectsOf, withoutAnchor } from "../content/old-addresses";
import { pathOf } from "../content/shared/routes";
import { folders, isFolderName, namesOf, type Content } from "../content/schema";
import { visitFields } from "../content/schema-walk";
import { sourcesOf, type Source } from "../content/sources";
import { collectionOf, FILE_COLLECTIONS } from "./collections";

/** A file that points at an entry. */
export interface Backlink {
  /** Its form in the editor, such as `services/entries/sealcoating`. */
  readonly form: string;
  readonly title: string;
  /** What the editor's menu calls its collection. */
  readonly kind: string;
}

/** Backlinks by the entry pointed at, such as `services/sealcoating`. Entries that nobody points at are left out. */
export type Backlinks = Readonly<Record<string, readonly Backlink[]>>;

const backlinkOf = ({ name, file, title }: Source): Backlink => {
  if (isFolderName(name)) return { form: file.replace("/", "/entries/").replace(/\.md$/, ""), title, kind: folders[name].label };
  const collection = collectionOf(file);
  return { form: `${collection}/entries/${name}`, title, kind: FILE_COLLECTIONS[collection] };
};

/** Finds the entry whose page an address opens, by itself or by a redirect. */
const entryFinder = (content: Content): ((address: string) => string | undefined) => {
  const pages = pagePaths(content);
  const moved = new Map(redirectsOf(content).map(({ from, to }) => [from, withoutAnchor(to)]));
  const entryAt = new Map(
    namesOf(folders).flatMap((name) => content[name].map((entry) => [pathOf(name, entry), `${name}/${entry.slug}`] as const)),
  );
  return (address) => {
    const path = withoutAnchor(address);
    return entryAt.get(pages.has(path) ? path : (moved.get(path) ?? path));
  };
};

/** Lists the backlinks of all content. A link to an old address points at the page that it leads to. */
export const backlinksOf = (content: Content): Backlinks => {
  const entryOf = entryFinder(content);
  const backlinks = new Map<string, Map<string, Backlink>>();
  for (const source of sourcesOf(content)) {
    const backlink = backlinkOf(source);
    const targets = [
      ...visitFields(source.schema, source.data).map(({ relation, internalLink, value }) =>
        relation ? `${relation}/${value}` : internalLink ? entryOf(value) : undefined,
      ),
      ...bodyLinks(source.body).map(({ path }) => entryOf(path)),
    ];
    for (const target of targets) {
      if (target === undefined || backlink.form === target.replace("/", "/entries/")) continue;
      const known = backlinks.get(target) ?? new Map<string, Backlink>();
      known.set(backlink.form, backlink);
      backlinks.set(target, known);
    }
  }
  return Object.fromEntries([...backlinks].map(([target, known]) => [target, [...known.values()]]));
};
