/**
 * The content check caches results, but checks a changed file again. unit/long/unchanged-files.test.ts tests that cached and uncached checks
 * return the same result.
 */
import { fixture } from "../../fixtures/content";
import { checkContent } from "../../../src/content/load/check-content";
import { copyForEachTest, reportLines } from "../../fixtures/content-copy";

const copy = copyForEachTest();
const POST = `posts/${fixture.posts[0]?.slug ?? ""}.md`;
const BUSINESS = "settings/business.yml";

it("a problem that was fixed is no longer reported", () => {
  const before = copy.read(POST);
  copy.change(POST, /^title: .*$/m, 'title: ""');
  expect(reportLines(checkContent(copy.root).problems)).toHaveLength(1);
  copy.write(POST, before);
  expect(checkContent(copy.root).problems).toEqual([]);
});

it("a changed fact changes the texts of files that reference it", () => {
  copy.append(POST, "Call {{phone}}.");
  const phoneIn = () =>
    checkContent(copy.root)
      .languages?.en.posts.find(({ slug }) => `posts/${slug}.md` === POST)
      ?.body.match(/Call (.*)\.\n$/)?.[1];
  checkContent(copy.root);
  copy.change(BUSINESS, /^phone: .*$/m, 'phone: "(702) 555-0187"');
  expect(phoneIn()).toBe("(702) 555-0187");
});
