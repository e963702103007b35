/** Collects the links from entries to other sites, for `npm run check:links`. */
import { linksIn } from "../markdown/find";
import { allEntries, type Content } from "../schema";
import { fileIn } from "../shared/languages";

/** Returns each https URL once, with the files that link to it, relative to `content/`. */
export const externalLinks = (content: Content): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  for (const { folder, entry } of allEntries(content)) {
    const written = linksIn(entry.body).flatMap(({ url, isPicture }) => (url.startsWith("https://") && !isPicture ? [url] : []));
    for (const url of new Set([...entry.sources.map((source) => source.url), ...written])) {
      found.set(url, [...(found.get(url) ?? []), fileIn(content.language, `${folder}/${entry.slug}.md`)]);
    }
  }
  return found;
};
