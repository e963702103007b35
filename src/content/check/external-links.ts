/** Collects the links from services, places and posts to other sites. */
import { linksIn } from "../markdown/find";
import { allEntries, type Content } from "../schema";

/** Returns each https URL once, with the files that link to it. */
export const externalLinks = (content: Content): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  for (const { folder, entry } of allEntries(content)) {
    const written = linksIn(entry.body).flatMap(({ url, isPicture }) => (url.startsWith("https://") && !isPicture ? [url] : []));
    for (const url of new Set([...entry.sources.map((source) => source.url), ...written])) {
      found.set(url, [...(found.get(url) ?? []), `${folder}/${entry.slug}.md`]);
    }
  }
  return found;
};
