/** The time of the content check grows with the content, not with the number of scheduled posts. */
import { checkContent } from "../../../src/content/load/check-content";
import * as parser from "../../../src/content/markdown/parse";
import { fixture } from "../../fixtures/content";
import { copyForEachTest } from "../../fixtures/content-copy";

jest.mock("../../../src/content/markdown/parse", () => {
  const actual = jest.requireActual<typeof parser>("../../../src/content/markdown/parse");
  return { ...actual, parseMarkdown: jest.fn(actual.parseMarkdown) };
});

const content = copyForEachTest();
const DAY_MS = 24 * 60 * 60 * 1000;
const FUTURE_DAYS = 20;

it("parses each page only once, although it checks the site as of each scheduled post's day", () => {
  const [post] = fixture.posts;
  const text = content.read(`posts/${post?.slug ?? ""}.md`);
  for (let index = 1; index <= FUTURE_DAYS; index++) {
    const day = new Date(Date.now() + index * DAY_MS).toISOString().slice(0, 10);
    content.write(`posts/dated-ahead-${index}.md`, `${text.replace(/^date: .*$/m, `date: "${day}"`)}\nThis is text ${index}.\n`);
  }
  const parse = jest.mocked(parser.parseMarkdown).mockClear();
  expect(checkContent(content.root).problems).toEqual([]);
  const bodies = parse.mock.calls.map(([body]) => body);
  expect(bodies.length).toBeGreaterThanOrEqual(FUTURE_DAYS);
  expect(bodies).toEqual([...new Set(bodies)]);
});
