import { loadContent } from "../../src/content/load";
import { pathTo, routes } from "../../src/content/routes";
import type { Content } from "../../src/content/schema";
import { LIST_KINDS } from "../../src/content/words";
import { contentDirectory } from "../../src/gatsby/sources";

const longest = <Entry extends { readonly body: string }>(entries: readonly Entry[]): readonly Entry[] =>
  [...entries].sort((one, other) => other.body.length - one.body.length).slice(0, 1);

/**
 * Lists an address of each template: the single pages, of services one of each kind of list with and without worksheets, of places and
 * posts the one with the most text, of posts one with worksheets too, and a page that is not there.
 */
export const templatePages = (content: Content = loadContent(contentDirectory(), { drafts: false })): readonly string[] => {
  const { services, locations, posts } = content;
  const chosen = [
    ...LIST_KINDS.flatMap((kind) =>
      [false, true].flatMap((offers) =>
        longest(services.filter(({ listKind, worksheets }) => listKind === kind && worksheets.length > 0 === offers)),
      ),
    ).map(({ slug }) => pathTo("services", slug)),
    ...longest(locations).map(({ slug }) => pathTo("locations", slug)),
    ...[false, true]
      .flatMap((offers) => longest(posts.filter(({ worksheets }) => worksheets.length > 0 === offers)))
      .map(({ slug }) => pathTo("posts", slug)),
  ];
  return [...Object.values(routes), ...chosen, "/no-such-page"];
};
