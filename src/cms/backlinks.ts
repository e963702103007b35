/** Finds which files refer or link to an entry. The editor lists them before a deletion. */
import { siteLinksIn } from "../content/markdown/find";
import { pagePaths, redirectsOf, withoutAnchor } from "../content/old-addresses";
import { pathOf } from "../content/shared/routes";
import { allEntries, mapEntries, type Content, type FolderName } from "../content/schema";
import { visitFields } from "../content/schema-walk";
import { sourcesOf, type Source } from "../content/sources";
import { englishFile, fileIn, type Language } from "../content/shared/languages";
import { required } from "../content/shared/required";
import { collectionIn, formOfFile, kindOf } from "./collections";

/** A file that refers to an entry. */
export interface Backlink {
  /** Its form in the editor, such as `services/entries/sealcoating`. */
  readonly form: string;
  readonly title: string;
  /** Label of its collection in the editor's menu. */
  readonly kind: string;
}

/** Backlinks by target entry, such as `services/sealcoating`. Entries without backlinks are omitted. */
export type Backlinks = Readonly<Record<string, readonly Backlink[]>>;

const backlinkOf = ({ file, title }: Source, language: Language): Backlink => {
  const { collection, slug } = required(formOfFile(fileIn(language, file)), file);
  return { form: `${collection}/entries/${slug}`, title, kind: kindOf(collection) };
};

/** Returns a function that finds the entry at an address, directly or through a redirect. */
const entryFinder = (content: Pick<Content, FolderName | "redirects">): ((address: string) => string | undefined) => {
  const pages = pagePaths(content);
  const moved = new Map(redirectsOf(content).map(({ from, to }) => [from, withoutAnchor(to)]));
  const entryAt = new Map(allEntries(content).map(({ folder, entry }) => [pathOf(folder, entry), `${folder}/${entry.slug}`] as const));
  return (address) => {
    const path = withoutAnchor(address);
    return entryAt.get(pages.has(path) ? path : (moved.get(path) ?? path));
  };
};

/** Returns the backlinks in a language's content. A link to an old address counts for the page that it redirects to. */
export const backlinksOf = (content: Content): Backlinks => {
  const { language, untranslated } = content;
  const entryOf = entryFinder({
    redirects: content.redirects,
    ...mapEntries(content, (entries, name) => [...entries, ...untranslated[name]]),
  });
  const files = new Set(content.translations.map(({ file }) => englishFile(file)));
  const sources = sourcesOf(content).filter(({ file }) => language === "en" || files.has(file));
  const backlinks = new Map<string, Map<string, Backlink>>();
  for (const source of sources) {
    const backlink = backlinkOf(source, language);
    const targets = [
      ...visitFields(source.schema, source.data).map(({ relation, internalLink, value }) =>
        relation ? `${relation}/${value}` : internalLink ? entryOf(value) : undefined,
      ),
      ...siteLinksIn(source.body).map(({ path }) => entryOf(path)),
    ];
    for (const target of targets) {
      if (target === undefined || backlink.form === collectionIn(language, target.replace("/", "/entries/"))) continue;
      const known = backlinks.get(target) ?? new Map<string, Backlink>();
      known.set(backlink.form, backlink);
      backlinks.set(target, known);
    }
  }
  return Object.fromEntries([...backlinks].map(([target, known]) => [target, [...known.values()]]));
};
