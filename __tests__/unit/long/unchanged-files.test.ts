/** The content check caches the results of unchanged files. A check with cached results returns the same as an uncached check. */
import { fixture } from "../../fixtures/content";
import { writeSpanish } from "../../fixtures/translated";
import { checkContent } from "../../../src/content/load/check-content";
import { copyForEachTest } from "../../fixtures/content-copy";

const copy = copyForEachTest();
const POST = `posts/${fixture.posts[0]?.slug ?? ""}.md`;
const BUSINESS = "settings/business.yml";

/** Returns what a check in a new process would return: the modules are loaded again, so nothing is cached. */
const uncachedCheck = (): unknown => {
  let result: unknown;
  jest.isolateModules(() => {
    result = jest.requireActual<{ checkContent: typeof checkContent }>("../../../src/content/load/check-content").checkContent(copy.root);
  });
  return result;
};

it.each([
  ["nothing", () => undefined],
  ["a post's text", () => copy.append(POST, "One more paragraph.")],
  ["a post's title, to nothing", () => copy.change(POST, /^title: .*$/m, 'title: ""')],
  ["a post to a draft", () => copy.change(POST, /^---\n/, "---\ndraft: true\n")],
  ["a post to bytes that are not UTF-8", () => copy.write(POST, Buffer.from([0xff, 0xfe, 0x41]))],
  ["the phone number, which other files reference", () => copy.change(BUSINESS, /^phone: .*$/m, 'phone: "(702) 555-0187"')],
  ["the warranty, to a number that is too large", () => copy.change(BUSINESS, /^warrantyYears: .*$/m, "warrantyYears: 1000")],
  ["a comment in the Spanish words", () => copy.append("es/settings/words.yml", "# A comment")],
  ["a Spanish file to an unknown field", () => copy.append("es/settings/words.yml", "unknown: 1")],
])("a check after a change of %s returns the same as an uncached check", (_, change) => {
  writeSpanish(copy.root);
  checkContent(copy.root);
  change();
  expect(JSON.stringify(checkContent(copy.root))).toBe(JSON.stringify(uncachedCheck()));
});
