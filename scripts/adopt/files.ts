/** Reads the starter, and writes the content that was adopted from it. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Files } from "../../src/cms/take-out";
import { listFiles } from "../../src/content/load/read-folder";

/** Absolute path of the neutral content that companies start with. */
export const STARTER = path.resolve("starter");

/** Returns the texts in a content folder, by path. */
export const textsIn = (folder: string): Files =>
  Object.fromEntries(listFiles(folder, "", [".md", ".yml"]).map((file) => [file, readFileSync(path.join(folder, file), "utf8")]));

interface OtherFiles {
  /** The folder that pictures and diagrams come from. */
  readonly from: string;
  /** Whether to leave out pictures that no text shows, such as the starter's pictures of other trades. */
  readonly omitsUnused: boolean;
}

/** Writes a content folder. */
export const writeContent = (root: string, files: Files, { from, omitsUnused }: OtherFiles): void => {
  const texts = Object.values(files).join("\n");
  const isUnused = (file: string): boolean => omitsUnused && file.startsWith("images/") && !texts.includes(`/${file}`);
  for (const file of listFiles(from, "").filter((name) => !/\.(?:md|yml)$/.test(name) && !isUnused(name)))
    cpSync(path.join(from, file), path.join(root, file));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
};
