/** gatsby-transformer-remark caches each text by its node's content, so the content must change with all that changes the text. */
import { contentNodes, nodeId } from "../../../src/gatsby/content-nodes";
import { loadContent } from "../../../src/content/load/load";
import { copyForEachTest } from "../../fixtures/content-copy";

const copy = copyForEachTest();
const POST = "posts/first-seal-after-paving.md";

/** Returns the markdown of all entries' nodes by id. */
const markdown = (): ReadonlyMap<string, string | undefined> =>
  new Map(
    contentNodes(loadContent(copy.root, { drafts: false }))
      .filter(({ internal }) => internal.mediaType === "text/markdown")
      .map(({ id, internal }) => [id, internal.content]),
  );

/** Returns the ids of the nodes whose markdown differs after a change, and the ids of the other nodes. */
const afterChange = (change: () => void) => {
  const before = markdown();
  change();
  const ids = [...markdown()].map(([id, text]) => ({ id, isChanged: text !== before.get(id) }));
  const idsOf = (wanted: boolean) => ids.filter(({ isChanged }) => isChanged === wanted).map(({ id }) => id);
  return { changed: idsOf(true), same: idsOf(false) };
};

it.each([
  ["the note after links to English pages", "settings/words.yml", /^ {2}english: .*$/m, '  english: "(English page)"'],
  ["the heading of sources", "settings/words.yml", /^ {2}sources: .*$/m, "  sources: Where we read this"],
  ["the site's URL", "settings/business.yml", /^siteUrl: .*$/m, "siteUrl: https://www.other.example"],
  ["a page's address", POST, /^---\n/, "---\naddress: another-address\n"],
])("every text is rendered again after a change to %s", (_, file, part, to) => {
  const { changed, same } = afterChange(() => copy.change(file, part, to));
  expect(same).toEqual([]);
  expect(changed.length).toBeGreaterThan(5);
});

it.each([
  ["text", () => copy.append(POST, "One more sentence.")],
  ["sources", () => copy.change(POST, /^---\n/, "---\nsources:\n  - title: A law\n    url: https://law.example/\n")],
])("only the post's text is rendered again after a change to its %s", (_, change) => {
  expect(afterChange(change).changed).toEqual([nodeId("en", "Post", "first-seal-after-paving")]);
});
