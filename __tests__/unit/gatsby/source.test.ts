/** Tests the reasons that `develop` shows on pages that are not public. */
import { longDate } from "../../../src/content/format/dates";
import { setContentState, streamContentState, type ContentState } from "../../../src/gatsby/content-problems";
import { sourceNodes } from "../../../src/gatsby/source";
import { copyForEachTest } from "../../fixtures/content-copy";
import { writeSpanish } from "../../fixtures/translated";

const copy = copyForEachTest();
const { CONTENT_DIR } = process.env;
const POST = "posts/first-seal-after-paving.md";
const PATH = "/blog/first-seal-after-paving";
const A_DRAFT = "A draft: not on the public site.";

beforeEach(() => {
  writeSpanish(copy.root, (file) => file === POST || file === "pages/blog.yml");
  process.env.CONTENT_DIR = copy.root;
  process.env.gatsby_executing_command = "develop";
  setContentState({ problems: "", hidden: {} });
});
afterEach(() => {
  if (CONTENT_DIR === undefined) delete process.env.CONTENT_DIR;
  else process.env.CONTENT_DIR = CONTENT_DIR;
  delete process.env.gatsby_executing_command;
});

/** Reads the content as `develop` does. Returns the state that a page receives when it connects. */
const stateAfterReading = async (): Promise<ContentState> => {
  const args = { actions: { createNode: jest.fn(), deleteNode: jest.fn() }, getNode: jest.fn(), reporter: { error: jest.fn() } };
  await Reflect.apply(sourceNodes as (...given: unknown[]) => unknown, undefined, [args]);
  const write = jest.fn<undefined, [string]>();
  Reflect.apply(streamContentState, undefined, [{} as never, { writeHead: jest.fn(), write, on: jest.fn() } as never]);
  return JSON.parse(write.mock.calls[0]?.[0].replace("data: ", "") ?? "") as ContentState;
};

it.each([
  ["an English draft", [POST], { [PATH]: A_DRAFT }],
  ["a Spanish draft", [`es/${POST}`], { [`/es${PATH}`]: A_DRAFT }],
  ["a draft in both languages", [POST, `es/${POST}`], { [PATH]: A_DRAFT, [`/es${PATH}`]: A_DRAFT }],
  ["no draft", [], {}],
])("pages of `develop` know why they are not public: %s", async (_, files, hidden) => {
  for (const file of files) copy.change(file, /^---\n/, "---\ndraft: true\n");
  expect(await stateAfterReading()).toEqual({ problems: "", hidden });
});

it("names the day on which a Spanish post is published", async () => {
  const day = new Date(Date.now() + 90 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  copy.change(`es/${POST}`, /^date: .*$/m, `date: "${day}"`);
  const note = `Scheduled for ${longDate(day)}: not on the public site until then.`;
  expect(await stateAfterReading()).toEqual({ problems: "", hidden: { [`/es${PATH}`]: note } });
});
