import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { folderDigest } from "../../../../src/build/publish/folder-digest";

let folder: string;
const at = (...parts: readonly string[]) => path.join(folder, ...parts);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "digest-"));
  mkdirSync(at("inner"));
  writeFileSync(at("one.ts"), "1");
  writeFileSync(at("inner", "two.ts"), "2");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ["a file changes", () => writeFileSync(at("one.ts"), "3")],
  ["a file deeper down changes", () => writeFileSync(at("inner", "two.ts"), "3")],
  ["a file comes", () => writeFileSync(at("three.ts"), "")],
  ["a file has another name", () => renameSync(at("one.ts"), at("other.ts"))],
])("is another when %s, and else the same", (_, change) => {
  const before = folderDigest(folder);
  expect(folderDigest(folder)).toBe(before);
  change();
  expect(folderDigest(folder)).not.toBe(before);
});
