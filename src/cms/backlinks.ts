/** Who points at whom: what the editor says before somebody deletes an entry that others name or link to. */
import { siteLinksIn } from "../content/markdown/find";
import { pagePaths, redirectsOf, withoutAnchor } from "../content/old-addresses";
import { pathOf } from "../content/shared/routes";
import { allEntries, mapEntries, type Content, type FolderName } from "../content/schema";
import { visitFields } from "../content/schema-walk";
import { sourcesOf, type Source } from "../content/sources";
import { englishFile, fileIn, type Language } from "../content/shared/languages";
import { required } from "../content/shared/required";
import { collectionIn, formOfFile, kindOf } from "./collections";

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

const backlinkOf = ({ file, title }: Source, language: Language): Backlink => {
  const { collection, slug } = required(formOfFile(fileIn(language, file)), file);
  return { form: `${collection}/entries/${slug}`, title, kind: kindOf(collection) };
};

/** Finds the entry whose page an address opens, by itself or by a redirect. */
const entryFinder = (content: Pick<Content, FolderName | "redirects">): ((address: string) => string | undefined) => {
  const pages = pagePaths(content);
  const moved = new Map(redirectsOf(content).map(({ from, to }) => [from, withoutAnchor(to)]));
  const entryAt = new Map(allEntries(content).map(({ folder, entry }) => [pathOf(folder, entry), `${folder}/${entry.slug}`] as const));
  return (address) => {
    const path = withoutAnchor(address);
    return entryAt.get(pages.has(path) ? path : (moved.get(path) ?? path));
  };
};

/** Lists the backlinks of all content of a language. A link to an old address points at the page that it leads to. */
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
