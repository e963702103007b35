import path from "node:path";
import { contentDirectory, hostingFile } from "../../../src/content/load/content-directory";

const before = { ...process.env };

beforeEach(() => {
  delete process.env.CONTENT_DIR;
  delete process.env.HOSTING_FILE;
});
afterAll(() => {
  process.env = before;
});

it.each([
  [undefined, "content"],
  ["", "content"],
  ["starter", "starter"],
])("with CONTENT_DIR %j, the content folder is %s", (value, folder) => {
  if (value !== undefined) process.env.CONTENT_DIR = value;
  expect(contentDirectory()).toBe(path.resolve(folder));
});

it.each([
  [undefined, "hosting.yml"],
  ["", "hosting.yml"],
  ["other.yml", "other.yml"],
])("with HOSTING_FILE %j, the hosting file is %s", (value, file) => {
  if (value !== undefined) process.env.HOSTING_FILE = value;
  expect(hostingFile()).toBe(path.resolve(file));
});
