/** What `develop` does when the content cannot even be read. */
import { mkdirSync, renameSync, rmdirSync } from "node:fs";
import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { sourceNodes } from "../../../../src/build/gatsby/source";
import { copyForEachTest } from "../../content/copy";

const callbacks: (() => void)[] = [];

jest.mock("chokidar", () => ({ watch: () => ({ on: (_: string, listener: () => void) => callbacks.push(listener) }) }));

const content = copyForEachTest();

beforeEach(() => {
  process.env.CONTENT_DIR = content.root;
  process.env.gatsby_executing_command = "develop";
});

afterEach(() => {
  delete process.env.CONTENT_DIR;
  delete process.env.gatsby_executing_command;
  jest.useRealTimers();
});

it("reports what is no fault of the content's words, keeps its nodes, and reads on", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate"] });
  const error = jest.fn();
  const createNode = jest.fn();
  // Of Gatsby's many arguments, what is used.
  const args = Object.create(null) as SourceNodesArgs;
  Object.assign(args, { actions: { createNode, deleteNode: jest.fn() }, getNode: jest.fn(), reporter: { error, panic: jest.fn() } });
  await sourceNodes?.(args, { plugins: [] }, () => undefined);
  const made = createNode.mock.calls.length;
  expect(made).toBeGreaterThan(0);
  const changed = () => {
    callbacks.forEach((tell) => tell());
    jest.runAllTimers();
  };

  // A folder where a file should be: reading it throws what no check of the content expects.
  const file = path.join(content.root, "pages", "about.yml");
  renameSync(file, `${file}.aside`);
  mkdirSync(file);
  expect(changed).not.toThrow();
  expect(error).toHaveBeenCalledWith(expect.stringContaining("EISDIR"));
  expect(createNode).toHaveBeenCalledTimes(made);

  rmdirSync(file);
  renameSync(`${file}.aside`, file);
  changed();
  expect(createNode).toHaveBeenCalledTimes(2 * made);
});
