/** Lists the addresses elsewhere that texts lead to. */
import { linksIn } from "./markdown/find";
import { folders, type Content } from "./schema";

/** Lists each address once, with the files that name it. */
export const externalLinks = (content: Content): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  for (const { folder } of [folders.services, folders.locations, folders.posts]) {
    for (const { slug, body, sources } of content[folder]) {
      const file = `${folder}/${slug}.md`;
      const written = linksIn(body).flatMap(({ url, isPicture }) => (url.startsWith("https://") && !isPicture ? [url] : []));
      for (const url of new Set([...sources.map((source) => source.url), ...written])) {
        found.set(url, [...(found.get(url) ?? []), file]);
      }
    }
  }
  return found;
};
