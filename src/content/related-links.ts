/** Resolves slugs of related pages. */
import { inLanguage } from "./shared/languages";
import { pathOf } from "./shared/routes";
import { folders, namesOf, type Content, type Entry, type FolderName } from "./schema";
import type { Related } from "./schema/sections";

/** Returns the page of a slug in the content's language, or the English page if it is not translated. */
export const pageLink = (content: Content, folder: FolderName, slug: string) => {
  const find = (entries: readonly Entry<FolderName>[]) => entries.find((entry) => entry.slug === slug);
  const translated = find(content[folder]);
  if (translated) return { slug, title: translated.title, path: inLanguage(pathOf(folder, translated), content.language) };
  const english = find(content.untranslated[folder]);
  return english && { slug, title: english.title, path: pathOf(folder, english) };
};

/** Returns links to related pages by collection, without empty collections. */
export const relatedLinks = (content: Content, related: Related) =>
  namesOf<FolderName>(folders)
    .map((folder) => ({
      heading: content.words.collections[folder].heading,
      links: related[folder].flatMap((slug) => pageLink(content, folder, slug) ?? []),
    }))
    .filter(({ links }) => links.length > 0);
